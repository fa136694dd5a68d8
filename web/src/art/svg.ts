// Small words of SVG that all boards are drawn with. They give markup, to be put into a stage.

/** A symbol of the icon sprite, centered on x, y. */
export function icon(name: string, x: number, y: number, size: number, color = 'currentColor'): string {
  const corner = (at: number) => round(at - size / 2);
  return `<svg x="${corner(x)}" y="${corner(y)}" width="${size}" height="${size}" color="${color}"><use href="#i-${name}"/></svg>`;
}

export interface LabelStyle {
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  display?: boolean;
  halo?: string;
}

/** A line of text on a board. */
export function label(x: number, y: number, words: string | number, style: LabelStyle = {}): string {
  const { size = 12, fill = 'var(--board-ink)', anchor = 'middle', weight, display = false, halo } = style;
  const font = display ? ' font-family="var(--font-display)"' : '';
  const outline = halo ? ` paint-order="stroke" stroke="${halo}" stroke-width="3" stroke-linejoin="round"` : '';
  const place = `x="${round(x)}" y="${round(y)}" text-anchor="${anchor}"`;
  const look = `font-size="${size}" fill="${fill}" font-weight="${weight ?? (display ? 700 : 600)}"${font}${outline}`;
  return `<text ${place} ${look}>${escaped(String(words))}</text>`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A small repeatable generator: the same thing looks the same everywhere and every time. */
export function repeatable(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/* The outline of a ring round a thing, grown outwards by so many units. */
export type RingShape =
  | { cx: number; cy: number; r: number; ry?: number }
  | { x: number; y: number; w: number; h: number; r?: number }
  /** A path of its own, and the box it fills. It does not grow. */
  | { path: string; box: Box };

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Outline {
  path: string;
  /** The smaller side. */
  size: number;
  /** The top right corner: where a check sits. */
  corner: { x: number; y: number };
}

/** How far outside a thing its ring runs. */
export const RIM = 4;

/** The box of a thing with its ring. */
export function boxOf(shape: RingShape): Box {
  if ('path' in shape) return shape.box;
  if ('x' in shape) return { x: shape.x - RIM, y: shape.y - RIM, w: shape.w + 2 * RIM, h: shape.h + 2 * RIM };
  const [rx, ry] = [shape.r + RIM, (shape.ry ?? shape.r) + RIM];
  return { x: shape.cx - rx, y: shape.cy - ry, w: 2 * rx, h: 2 * ry };
}

export function outlineOf(shape: RingShape, grow: number): Outline {
  if ('path' in shape) {
    const { x, y, w, h } = shape.box;
    return { path: shape.path, size: Math.min(w, h), corner: { x: x + w, y } };
  }
  if ('cx' in shape) {
    const rx = shape.r + grow;
    const ry = (shape.ry ?? shape.r) + grow;
    const path = `M${shape.cx - rx} ${shape.cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
    return { path, size: 2 * Math.min(rx, ry), corner: { x: shape.cx + rx * 0.71, y: shape.cy - ry * 0.71 } };
  }
  const [x, y, w, h] = [shape.x - grow, shape.y - grow, shape.w + 2 * grow, shape.h + 2 * grow];
  const r = Math.min((shape.r ?? 6) + grow, w / 2, h / 2);
  const path =
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  return { path, size: Math.min(w, h), corner: { x: x + w, y } };
}

/* The facts of a table as lines that can be changed: a path and what lies there, as text. */

export interface Fact {
  path: string;
  text: string;
}

/** Numbers, words and short lists; what holds further facts is gone into. */
export function factsOf(data: unknown, path = ''): Fact[] {
  if (!isDeep(data)) return [{ path, text: textOf(data) }];
  const inside = Array.isArray(data) ? data.map((one, i) => [String(i), one] as const) : Object.entries(data);
  return inside.flatMap(([name, value]) => factsOf(value, path ? `${path}.${name}` : name));
}

function isDeep(data: unknown): data is object {
  if (Array.isArray(data)) return data.some((one) => typeof one === 'object' && one !== null);
  return typeof data === 'object' && data !== null && Object.keys(data).length > 0;
}

/** A word stands as it is, everything else as JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' && !isJson(value) ? value : JSON.stringify(value);
}

export function valueOf(text: string): unknown {
  return isJson(text) ? (JSON.parse(text) as unknown) : text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/* HTTP with the server; a refusal is a `ProblemError` with what to say to people. */
import type { Problem } from '../wire.ts';

export class ProblemError extends Error {
  status: number;
  problem: Problem | null;
  constructor(status: number, problem: Problem | null) {
    super(problem?.text ?? `HTTP ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(path, { headers: { accept: 'application/json' } }));
}

export async function send<T>(
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body: unknown = {},
): Promise<T> {
  return answer<T>(
    await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

export const post = <T>(path: string, body?: unknown): Promise<T> => send<T>('POST', path, body);

/** What only the operator of the server may ask, by their password; with a body it is done. */
export async function asOperator<T>(word: string, path: string, body?: unknown): Promise<T> {
  return answer<T>(
    await fetch(`/api/operator/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${word}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
}

async function answer<T>(response: Response): Promise<T> {
  const data = parsed(await response.text());
  if (!response.ok) throw new ProblemError(response.status, isProblem(data) ? data : null);
  return data as T;
}

function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'message' in data && 'text' in data;
}

/** Null: nothing was said, or no JSON. */
function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/* What to tell a person when something did not work. */
import { ProblemError } from '../store/http.ts';
import { say } from '../text/say.svelte.ts';

export function problemText(error: unknown): string {
  if (error instanceof ProblemError) {
    const problem = error.problem;
    if (problem && say.has(problem.message)) return say(problem.message, problem.args);
    if (problem?.text) return problem.text;
    return say('web-problem', { status: error.status });
  }
  return say('web-unreachable');
}

import type { TimerProblem } from './TimerStore';

/** An action was refused and changed nothing. */
export class TimerRefusal extends Error {
  readonly problem: TimerProblem;

  constructor(problem: TimerProblem) {
    super(problem.detail ?? problem.title);
    this.name = 'TimerRefusal';
    this.problem = problem;
  }
}

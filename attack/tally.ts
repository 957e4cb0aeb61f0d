import type { Answer } from './ask.ts';
import { problemsOf } from './judge.ts';

const keptFailures = 100;
/** Of one reason, so that it does not hide the others. */
const keptAlike = 5;

export type Failure = { what: string; why: string };
export type Counts = {
  tried: number;
  failed: number;
  /** The first of them. */
  failures: readonly Failure[];
  worstMs: number;
  worstOf: string;
  statuses: Readonly<Record<string, number>>;
  notes: readonly string[];
};

/** Counts what one kind of attack has tried, and what was wrong. */
export class Tally {
  readonly #failures: Failure[] = [];
  readonly #statuses = new Map<string, number>();
  readonly #notes: string[] = [];
  #tried = 0;
  #failed = 0;
  #worstMs = 0;
  #worstOf = '';

  /** Judges one answer; `more` are problems that only this kind can see. @returns whether all was well */
  judge(what: string, answer: Answer, more: readonly string[] = []): boolean {
    const status =
      answer.trouble ?? (answer.status === 0 ? 'closed' : `${Math.floor(answer.status / 100)}xx`);
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    if (answer.durationMs > this.#worstMs) {
      this.#worstMs = answer.durationMs;
      this.#worstOf = what;
    }
    return this.expect(what, [...problemsOf(answer), ...more]);
  }

  /** Counts one try that is no single answer. @returns whether there was no problem */
  expect(what: string, problems: readonly (string | null)[]): boolean {
    this.#tried += 1;
    const found = problems.filter((problem) => problem !== null);
    if (found.length === 0) return true;
    this.#failed += 1;
    const why = found.join('; ').slice(0, 300);
    const alike = this.#failures.filter((failure) => failure.why === why).length;
    if (this.#failures.length < keptFailures && alike < keptAlike)
      this.#failures.push({ what: what.slice(0, 300), why });
    return false;
  }

  /** Told beside the table, and no failure. */
  note(text: string): void {
    this.#notes.push(text);
  }

  counts(): Counts {
    return {
      tried: this.#tried,
      failed: this.#failed,
      failures: [...this.#failures],
      worstMs: Math.round(this.#worstMs),
      worstOf: this.#worstOf,
      statuses: Object.fromEntries([...this.#statuses].toSorted(([a], [b]) => a.localeCompare(b))),
      notes: [...this.#notes],
    };
  }
}

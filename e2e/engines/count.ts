import type { TestInfo } from '@playwright/test';

/** Marks of a journey that `npm run found` counts (reporter.ts). */
const kinds = { judged: 'judged', read: 'read' } as const;

/** A page state that all engines have looked at, by its site. */
export function countJudged({ annotations }: TestInfo, site: string): void {
  annotations.push({ type: kinds.judged, description: site });
}

/** A line of what has been read. */
export function tellRead({ annotations }: TestInfo, line: string): void {
  annotations.push({ type: kinds.read, description: line });
}

export { kinds };

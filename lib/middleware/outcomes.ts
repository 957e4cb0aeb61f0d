import type { InternalSegment } from '@/lib/routes/page-addresses';
import { sitePath } from '@/lib/routes/paths';
import type { StepResult, Visit } from './types';

export function internalPath(visit: Visit, ...parts: readonly [InternalSegment, ...string[]]) {
  return `/${[visit.site.code, ...parts].map(encodeURIComponent).join('/')}`;
}

/** The prerendered 404 page with its status. `tags` name what would have to appear to end it. */
export function notFoundOutcome(visit: Visit, tags: readonly string[] = []): StepResult {
  return { kind: 'rewrite', to: internalPath(visit, 'not-found'), status: 404, tags };
}

export function redirectWithin(
  visit: Visit,
  path: string,
  status: 307 | 308,
  query?: URLSearchParams,
): StepResult {
  const text = query?.toString() ?? '';
  return { kind: 'redirect', to: sitePath(visit.site.code, path) + (text && `?${text}`), status };
}

import { isApiFailure } from '@/lib/api/failure';

/** What to show beside the field: the server's words for it, else `fallback`. */
export function subscribeProblem(error: unknown, fallback: string): string {
  if (!isApiFailure(error) || error.status === 0 || error.status >= 500) return fallback;
  return error.fields[0]?.message ?? (error.message || fallback);
}

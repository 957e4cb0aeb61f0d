import { placeFailure } from '@/lib/api/place-failure';

/** What to show beside the field: the server's words for it, else `fallback`. */
export function subscribeProblem(error: unknown, fallback: string): string {
  const { beside, above } = placeFailure(error, ['email'], fallback);
  return beside[0]?.message ?? above ?? fallback;
}

import type { RequestContext } from '../request-context.ts';
import { localeOf } from './money-text.ts';

/** A day (`yyyy-mm-dd`) within a year of now: `12 december`. */
export function dayText(context: RequestContext, day: string): string {
  const format = new Intl.DateTimeFormat(localeOf(context), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}

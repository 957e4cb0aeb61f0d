import { lookUp } from '@/api/contract/look-up';
import { dateWords } from '@/messages/dates';

/**
 * Dates are formatted from their own digits, never through a time zone or Intl, so server and browser print the
 * same bytes. They are days, `yyyy-mm-dd`: which day a moment is on depends on the time zone (`formatMoment`).
 */

type Parts = { year: number; month: number; day: number };

function parse(day: string): Parts | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return match ? { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) } : null;
}

function wordsOf(locale: string) {
  const words = lookUp(dateWords, locale.split('-')[0] ?? '');
  if (!words) throw new RangeError(`${locale} has no words for dates.`);
  return words;
}

function dayAndMonth(parts: Parts, locale: string): string {
  const { months, dayMark } = wordsOf(locale);
  return `${parts.day}${dayMark} ${months[parts.month - 1] ?? parts.month}`;
}

/** `12 december 2026`; the text itself when it is not a date. */
export function formatDate(day: string, locale: string): string {
  const parts = parse(day);
  return parts ? `${dayAndMonth(parts, locale)} ${parts.year}` : day;
}

/** A day within a year of now, without that year: `12 december`. */
export function formatDay(day: string, locale: string): string {
  const parts = parse(day);
  return parts ? dayAndMonth(parts, locale) : day;
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/**
 * A promised range; equal months are named once: `12 – 15 december`, `30 december – 2 januari` (§9). No line ends in it but
 * between two months.
 */
export function formatDeliveryRange(from: string, to: string, locale: string): string {
  const first = parse(from);
  const last = parse(to);
  if (!first || !last) return [from, to].filter(Boolean).join(' – ');
  if (from === to) return dayAndMonth(first, locale);
  const isSameMonth = first.month === last.month && first.year === last.year;
  const start = isSameMonth ? `${first.day}${wordsOf(locale).dayMark}` : dayAndMonth(first, locale);
  const [earliest, latest] = [unbroken(start), unbroken(dayAndMonth(last, locale))];
  return isSameMonth ? `${earliest}\u00a0–\u00a0${latest}` : `${earliest}\u00a0– ${latest}`;
}

/** The calendar day of a moment in a time zone, as `yyyy-mm-dd`. */
export function toLocalDate(moment: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The time of a moment in a time zone, as `14:05`. */
export function toLocalTime(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(moment),
  );
}

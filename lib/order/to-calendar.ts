import { toLocalDate, toLocalTime } from '@/lib/dates/format';
import type { OrderModel } from './models';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Octets of a line (RFC 5545, 3.1); what is longer goes on in the next, which begins with a space. */
const longestLine = 75;

type When = Pick<OrderModel, 'deliverySlot' | 'arrival'>;
type Words = { title: string; text: string };
type Place = { timeZone: string; host: string };

const compact = (iso: string) => iso.replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Text, in which these signs would mean something. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

function folded(line: string): string {
  const size = new TextEncoder();
  const lines = [''];
  let octets = 0;
  for (const sign of line) {
    const more = size.encode(sign).length;
    if (octets + more > longestLine) {
      lines.push('');
      octets = 1;
    }
    lines[lines.length - 1] += sign;
    octets += more;
  }
  return lines.join('\r\n ');
}

/** The moment at which clocks of a time zone show a day and a time. */
function momentOf(date: string, time: string, timeZone: string): string {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  let moment = wanted;
  // The second time the other side of a change of clocks is known.
  for (let tries = 0; tries < 2; tries++) {
    const iso = new Date(moment).toISOString();
    moment += wanted - Date.parse(`${toLocalDate(iso, timeZone)}T${toLocalTime(iso, timeZone)}:00Z`);
  }
  return new Date(moment).toISOString();
}

/** A chosen part of a day takes that time; days within which it comes are whole days, which block nobody's calendar. */
function timesOf({ deliverySlot: slot, arrival }: When, timeZone: string): string[] {
  if (slot)
    return [
      `DTSTART:${compact(momentOf(slot.date, slot.from, timeZone))}`,
      `DTEND:${compact(momentOf(slot.date, slot.until, timeZone))}`,
    ];
  if (!arrival) return [];
  // The end of whole days is the first that is no more of them.
  const end = new Date(Date.parse(arrival.until.slice(0, 10)) + dayMs).toISOString().slice(0, 10);
  return [
    `DTSTART;VALUE=DATE:${compact(arrival.from.slice(0, 10))}`,
    `DTEND;VALUE=DATE:${compact(end)}`,
    'TRANSP:TRANSPARENT',
  ];
}

/** The delivery of an order as a file of calendars (RFC 5545); null where no day is known. */
export function toCalendar(
  order: When & Pick<OrderModel, 'id' | 'placedAt' | 'deliverTo'>,
  { title, text }: Words,
  { timeZone, host }: Place,
): string | null {
  const times = timesOf(order, timeZone);
  if (times.length === 0) return null;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Linden//EN`,
    'BEGIN:VEVENT',
    `UID:${order.id}@${host}`,
    `DTSTAMP:${compact(new Date(order.placedAt).toISOString())}`,
    ...times,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    // The name of whoever lives there is no part of the place.
    `LOCATION:${escaped(order.deliverTo.slice(1).join(', '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

import { toCalendar } from './to-calendar';

const order = {
  id: 'o-1',
  placedAt: '2026-11-16T09:00:00.000Z',
  deliverTo: ['Sanne de Boer', 'Lindelaan 12; achter', '1012 AB Amsterdam'],
  deliverySlot: null,
  arrival: null,
};
const words = { title: 'Bezorging', text: 'Bank, kast\nLW-7K4' };
const place = { timeZone: 'Europe/Amsterdam', host: 'linden.example' };
const linesOf = (when: object) => toCalendar({ ...order, ...when }, words, place)?.split('\r\n');
const slot = (date: string) => ({ deliverySlot: { date, from: '08:00', until: '12:30' } });

test('days within which it comes are whole days, of which the last is counted too', () => {
  const lines = linesOf({ arrival: { from: '2026-12-30', until: '2026-12-31' } });
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//linden.example//Linden//EN',
    'BEGIN:VEVENT',
    'UID:o-1@linden.example',
    'DTSTAMP:20261116T090000Z',
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20270101',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Bezorging',
    'DESCRIPTION:Bank\\, kast\\nLW-7K4',
    'LOCATION:Lindelaan 12\\; achter\\, 1012 AB Amsterdam',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['winter', '2026-12-09', '20261209T070000Z', '20261209T113000Z'],
  ['summer', '2027-07-01', '20270701T060000Z', '20270701T103000Z'],
  ['the day the clocks go back', '2026-10-25', '20261025T070000Z', '20261025T113000Z'],
  ['the day they go forward', '2027-03-28', '20270328T060000Z', '20270328T103000Z'],
])('a part of a day is told as the moment it is there, in %s', (_season, date, start, end) => {
  const lines = linesOf(slot(date));
  expect(lines).toContain(`DTSTART:${start}`);
  expect(lines).toContain(`DTEND:${end}`);
});

test('long lines are folded between signs, and nothing is lost', () => {
  const text = 'hoekbank é'.repeat(30);
  const file = toCalendar({ ...order, ...slot('2026-12-09') }, { title: 'B', text }, place) ?? '';
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}\r\n`);
});

test('without a day there is no file', () => {
  expect(toCalendar(order, words, place)).toBeNull();
});

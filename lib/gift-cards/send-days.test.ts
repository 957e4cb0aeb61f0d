import { sendDays } from './send-days';

it('begins with the day it is in the shop, and ends half a year later', () => {
  const now = new Date('2026-11-16T23:30:00Z');
  expect(sendDays({ timeZone: 'Europe/Amsterdam' }, now)).toEqual({
    first: '2026-11-17',
    last: '2027-05-16',
  });
  expect(sendDays({ timeZone: 'Europe/London' }, now)).toEqual({ first: '2026-11-16', last: '2027-05-15' });
});

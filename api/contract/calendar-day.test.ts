import { calendarDay } from './calendar-day.ts';
import { countsQuerySchema } from './counts.ts';
import { deliverySlotSchema } from './delivery-slot.ts';
import { giftCardInputSchema } from './gift-cards.ts';

const slot = { from: '08:00', until: '12:00' };

describe.each([
  ['a day', (day: string) => calendarDay().isValidSync(day)],
  ['the day of a delivery', (date: string) => deliverySlotSchema.isValidSync({ date, ...slot })],
  ['the days of figures', (day: string) => countsQuerySchema.isValidSync({ from: day, until: day })],
  [
    'the day of a gift card',
    (sendOn: string) => giftCardInputSchema.pick(['sendOn']).isValidSync({ sendOn }),
  ],
])('%s', (_, takes) => {
  it.each(['2026-02-28', '2028-02-29'])('may be %s', (day) => {
    expect(takes(day)).toBe(true);
  });

  it.each(['2026-02-30', '2026-02-29', '2026-13-01', '28-02-2026', '2026-02-28T00:00', ''])(
    'is not %j',
    (day) => {
      expect(takes(day)).toBe(false);
    },
  );
});

test('what is left out is no wrong day', () => {
  expect(calendarDay().isValidSync(undefined)).toBe(true);
});

import { weekdayOf } from '../../../contract/calendar.ts';
import { createLog } from '../../../runtime/log.ts';
import { createAskCarrier } from './ask-carrier.ts';
import { sandboxCarrier } from './sandbox.ts';

const month = { from: '2026-12-14', until: '2027-01-10' };
const ask = (country: 'NL' | 'DE' | 'GB' | 'TR', postcode: string) =>
  sandboxCarrier({ country, postcode, ...month }, AbortSignal.timeout(1000));

describe('the sandbox of the carrier', () => {
  it('drives through a city on six days in three parts, and never on a Sunday or a holiday', async () => {
    const slots = await ask('NL', '1012 AB');
    const days = new Set(slots.map(({ date }) => date));
    expect([...days].map(weekdayOf)).not.toContain(0);
    expect(days.has('2026-12-19')).toBe(true);
    for (const holiday of ['2026-12-25', '2026-12-26', '2027-01-01']) expect(days.has(holiday)).toBe(false);
    expect(slots.slice(0, 3)).toEqual([
      { date: '2026-12-14', from: '08:00', until: '12:00' },
      { date: '2026-12-14', from: '12:00', until: '17:00' },
      { date: '2026-12-14', from: '17:00', until: '21:00' },
    ]);
  });

  it('drives to other regions less often', async () => {
    const slots = await ask('DE', '17192');
    expect(slots.some(({ from }) => from === '17:00')).toBe(false);
    expect(slots.map(({ date }) => weekdayOf(date))).not.toContain(1);
  });

  it.each([
    ['NL', '1791 AA'],
    ['DE', '25980'],
    ['GB', 'ZE1 0AA'],
    ['GB', 'bt1 5gs'],
  ] as const)('has none where a ferry goes: %s %s', async (country, postcode) => {
    expect(await ask(country, postcode)).toEqual([]);
  });

  it('knows every postcode of a country as people write it', async () => {
    expect(await ask('GB', 'sw1a 1aa')).toEqual(await ask('GB', 'SW1A1AA'));
    expect((await ask('TR', '34710')).length).toBeGreaterThan(0);
  });
});

describe('asking the carrier', () => {
  const question = { country: 'NL', postcode: '1012 AB', ...month } as const;

  it('has no answer where there is none, asks nobody for half a minute, and never logs the postcode', async () => {
    const lines: string[] = [];
    const carrier = jest.fn().mockRejectedValueOnce(new Error('no route')).mockResolvedValue([]);
    let time = 0;
    const log = createLog('trace', { write: (line) => void lines.push(line) });
    const askCarrier = createAskCarrier({ carrier, log, now: () => new Date(time) });
    expect(await askCarrier(question)).toBeNull();
    time = 29_999;
    expect(await askCarrier(question)).toBeNull();
    expect(carrier).toHaveBeenCalledTimes(1);
    time = 30_000;
    expect(await askCarrier(question)).toEqual([]);
    expect(lines.join()).toContain('no route');
    expect(lines.join()).not.toContain('1012');
  });
});

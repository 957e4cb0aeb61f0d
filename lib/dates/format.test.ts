import { formatDate, formatDay, formatDeliveryRange, toLocalDate } from './format';

describe('dates', () => {
  it('keeps a range on one line, but for the place between two months', () => {
    expect(formatDeliveryRange('2026-12-12', '2026-12-15', 'nl-NL')).not.toContain(' ');
    expect(formatDeliveryRange('2026-12-30', '2027-01-02', 'nl-NL').split(' ')).toHaveLength(2);
  });

  it.each([
    ['2026-12-12', '2026-12-15', 'nl-NL', '12 – 15 december'],
    ['2026-12-30', '2027-01-02', 'nl-NL', '30 december – 2 januari'],
    ['2026-12-12', '2026-12-12', 'nl-NL', '12 december'],
    ['2026-12-12', '2027-12-13', 'nl-NL', '12 december – 13 december'],
    ['2026-12-12', '2026-12-15', 'de-DE', '12. – 15. Dezember'],
    ['2026-12-12', '2026-12-15', 'cs-CZ', '12. – 15. prosince'],
    ['2026-12-12', '2026-12-15', 'tr-TR', '12 – 15 Aralık'],
  ])('promises %s to %s in %s as "%s"', (from, to, locale, text) => {
    const range = formatDeliveryRange(from, to, locale);
    expect(range.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('shows a date with its year', () => {
    expect(formatDate('2026-03-01', 'nl-NL')).toBe('1 maart 2026');
  });

  it('takes no day out of a moment, which is of another in another time zone', () => {
    const moment = '2026-03-01T23:30:00Z';
    expect(formatDate(moment, 'nl-NL')).toBe(moment);
    expect(formatDay(moment, 'nl-NL')).toBe(moment);
    expect(formatDeliveryRange(moment, '2026-03-03', 'nl-NL')).toBe(`${moment} – 2026-03-03`);
  });

  it('shows what is no date as it came', () => {
    expect(formatDate('binnenkort', 'nl-NL')).toBe('binnenkort');
    expect(formatDeliveryRange('', '', 'nl-NL')).toBe('');
  });

  it('finds the calendar day of a moment in the time zone of the site', () => {
    expect(toLocalDate('2026-12-31T23:30:00Z', 'Europe/Amsterdam')).toBe('2027-01-01');
    expect(toLocalDate('2026-12-31T23:30:00Z', 'Europe/London')).toBe('2026-12-31');
  });
});

import { languages } from '../../../messages/languages.ts';
import { lateTexts } from '../../../messages/late.ts';
import { readSeedPages } from '../../db/seed/content/seed-content.ts';
import { eventDays, visitorDays } from './clean-up.ts';

test.each(languages)('what is promised in %s is as long as things are kept', async (language) => {
  const { consent } = (await lateTexts[language]()).default;
  const { text } = consent.purposes.personalisation;
  expect(text).toMatch(new RegExp(`\\b${eventDays}\\b.*\\b${visitorDays}\\b`));
});

const policies = readSeedPages().filter(({ policy, device }) => policy === 'privacy' && device === 'desktop');

test.each(policies)('and so says the privacy policy of $site in $language', ({ slots }) => {
  const rows = JSON.stringify(slots).split('<tr>');
  for (const days of [eventDays, visitorDays])
    expect(rows.filter((row) => new RegExp(`\\b${days}\\b`).test(row))).not.toEqual([]);
});

import { languages } from '../../../languages/languages.ts';
import { lateTexts } from '../../../languages/late.ts';
import { readSeedPages } from '../../db/seed/content/seed-content.ts';
import { eventDays, visitorDays } from './clean-up.ts';

test.each(languages)('what is promised in %s is as long as things are kept', async (language) => {
  const { consent } = (await lateTexts[language]()).default;
  const { text } = consent.purposes.personalisation;
  expect(text).toMatch(new RegExp(`\\b${eventDays}\\b.*\\b${visitorDays}\\b`));
});

const policies = readSeedPages()
  .filter(({ policy, device }) => policy === 'privacy' && device === 'desktop')
  .map(({ site, language, slots }) => ({ site, language, text: JSON.stringify(slots) }));

test.each(policies)('and so says the privacy policy of $site in $language', ({ text }) => {
  // The last column of the table says how long.
  for (const days of [eventDays, visitorDays])
    expect(text).toMatch(new RegExp(`<td>[^<]*\\b${days}\\b[^<]*</td>\\s*</tr>`));
});

import { readFileSync } from 'node:fs';
import { languages } from '../../../languages/languages.ts';
import { lateTexts } from '../../../languages/late.ts';
import { eventDays, visitorDays } from './clean-up.ts';

test.each(languages)('what is promised in %s is as long as things are kept', async (language) => {
  const { consent } = (await lateTexts[language]()).default;
  const { text } = consent.purposes.personalisation;
  expect(text).toMatch(new RegExp(`\\b${eventDays}\\b.*\\b${visitorDays}\\b`));
});

test('and so says the privacy policy', () => {
  const policy = readFileSync('sites/nl/content/templates/privacybeleid.nl.json', 'utf8');
  expect(policy).toMatch(new RegExp(`Persoonlijk aanbod.*Hooguit ${eventDays} dagen`));
  expect(policy).toMatch(new RegExp(`Persoonlijk aanbod.*Tot ${visitorDays} dagen`));
});

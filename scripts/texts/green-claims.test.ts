/** @jest-environment node */
import { greenClaimsIn } from '@/api/messages/green-claims';
import { greenWords } from '@/messages/green-claims';
import { languages } from '@/messages/languages';
import { readShopTexts } from './shop-texts';

it('no text of the shop promises anything for nature without the number of a certificate', () => {
  const found = readShopTexts().flatMap(({ file, language, text }) =>
    greenClaimsIn(text, language).map((claim) => `${file}: ${claim} (${text})`),
  );
  expect(found).toEqual([]);
});

describe('a claim', () => {
  it.each([
    ['nl', 'Duurzaam hout', ['Duurzaam']],
    ['nl', 'Een milieuvriendelijke, klimaatneutrale bank', ['milieuvriendelijke', 'klimaatneutrale']],
    ['nl', 'CO2-neutraal bezorgd', ['CO2-neutraal']],
    ['nl', 'Massief eiken, FSC', ['FSC']],
    ['fr', 'Une table durable, en bois certifié', ['durable', 'bois certifié']],
    ['de', 'Nachhaltige Möbel aus ökologischem Anbau', ['Nachhaltige', 'ökologischem']],
    ['en', 'Eco-friendly and sustainably made', ['Eco', 'sustainably']],
    ['cs', 'Udržitelné dřevo, šetrné k přírodě', ['Udržitelné', 'šetrné k přírodě']],
    ['tr', 'Sürdürülebilir, çevre dostu ahşap', ['Sürdürülebilir', 'çevre dostu']],
  ] as const)('in %s is found: %s', (language, text, claims) => {
    expect(greenClaimsIn(text, language)).toEqual(claims);
  });

  it.each([
    ['nl', 'Massief eiken, FSC® C123456'],
    ['nl', 'Duurzaam hout, PEFC/30-31-123'],
    ['de', 'Nachhaltiges Holz (FSC C123456)'],
    ['en', 'Sustainable cotton, GOTS 123456'],
  ] as const)('in %s counts as proven where its number stands beside it: %s', (language, text) => {
    expect(greenClaimsIn(text, language)).toEqual([]);
  });
});

describe('no claim', () => {
  it.each([
    ['nl', 'U krijgt het op een duurzame gegevensdrager.'],
    ['nl', 'Een groene bank, een economische keuze'],
    ['fr', 'Vous le recevez sur un support durable.'],
    ['de', 'Die Kissen nicht aufschütteln, ökonomisch gedacht'],
    ['en', 'You get it on a durable medium, in green.'],
    ['cs', 'Zelená pohovka'],
    ['tr', 'Yeşil bir kanepe, köşesinden rahatça geçilir'],
  ] as const)('in %s: %s', (language, text) => {
    expect(greenClaimsIn(text, language)).toEqual([]);
  });

  it.each(languages)('of %s is an exception that nothing needs', (language) => {
    for (const phrase of greenWords[language].notClaims) {
      expect(greenClaimsIn(phrase.replaceAll('*', ''), language)).toEqual([]);
      expect(greenWords[language].claims.some((claim) => phrase.includes(claim.replaceAll('*', '')))).toBe(
        true,
      );
    }
  });
});

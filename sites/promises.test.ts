import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { guaranteeParts } from '../api/contract/guarantee.ts';
import { type Language, languages, siteCodes } from '../api/contract/sites.ts';
import { apiTexts } from '../messages/api.ts';
import { interfaceTexts } from '../messages/interface.ts';
import { siteCommerce } from './commerce.ts';
import { payLaterDays } from './credit-rules.ts';

/** Who gives what comes on top of the law: the maker, in the United Kingdom the shop. */
const guarantors: Readonly<Record<Language, RegExp>> = {
  nl: /fabrieksgarantie/i,
  fr: /garantie du fabricant/i,
  de: /Herstellergarantie/i,
  en: /our own guarantee/i,
  cs: /záruka výrobce/i,
  tr: /üretici/iu,
};

/** Who brings furniture, and proposes a day for it. */
const carriers: Readonly<Record<Language, RegExp>> = {
  nl: /de vervoerder/i,
  fr: /le transporteur/i,
  de: /die Spedition/i,
  en: /the carrier/i,
  cs: /dopravce/i,
  tr: /nakliye firması/i,
};

/** Texts of the pages of all shops, by file. */
const pages = siteCodes.flatMap((site) => {
  const folder = path.join('sites', site, 'content/templates');
  return readdirSync(folder).map((file) => ({
    site,
    file: `${site}/${file}`,
    language: file.split('.')[1],
    text: readFileSync(path.join(folder, file), 'utf8'),
  }));
});
const failing = (breaks: RegExp, language?: Language) =>
  pages
    .filter((page) => !language || page.language === language)
    .flatMap(({ file, text }) => text.match(breaks)?.map((found) => `${file}: ${found}`) ?? []);

describe.each(languages)('the promises in %s', (language) => {
  const texts = async () => (await interfaceTexts[language]()).default;

  it('let the carrier propose the day where the shopper chooses none, on page, checkout, order and mail', async () => {
    const { product, checkout, order } = await texts();
    const told = [product.deliveryText.home, checkout.deliverySlot.none, order.nextText];
    for (const text of [...told, apiTexts[language].mail.orderPaid.text])
      expect(text).toMatch(carriers[language]);
  });

  it('give as many days to pay later everywhere', async () => {
    const { product, checkout } = await texts();
    expect(checkout.paymentHints['pay-later']).toContain(String(payLaterDays));
    expect(product.payLater.text).toContain('{days');
  });

  it('guarantee the same by the same, on the page of a product and in the policy of every shop', async () => {
    const { text } = (await texts()).product.guarantee;
    const policies = pages.filter(
      (page) => page.language === language && page.text.includes('"policy": "warranty"'),
    );
    expect(policies.length).toBeGreaterThan(0);
    expect(text).toMatch(guarantors[language]);
    for (const page of policies) {
      expect([page.file, guarantors[language].test(page.text)]).toEqual([page.file, true]);
      // Years are those of the data: none stands in the text itself.
      const missing = guaranteeParts.filter(
        (part) => !page.text.toLowerCase().includes(`{{guarantee${part}}}`),
      );
      expect([page.file, missing]).toEqual([page.file, []]);
    }
  });

  it('tell how long samples by post take in the same words, on pages and in mails and answers', async () => {
    const { samples } = await texts();
    const ofPages = samples.byPost.replace('{first, number}', '2').replace('{last, number}', '4');
    expect(ofPages).toBe(apiTexts[language].samplesByPost(2, 4));
  });

  it('name the ways of delivery alike in checkout, order and mail', async () => {
    const { order, checkout } = await texts();
    const { home, placement } = checkout.deliveryMethods;
    expect(order.deliveryMethods).toEqual({ home, placement });
    expect(apiTexts[language].mail.order.deliveryMethods).toEqual({ home, placement });
  });
});

test('no page of content promises another time for samples than the shop does', () => {
  const told =
    /(?:stalen|Muster|samples|échantillons|vzorky|numune)[^.<]{0,60}\d+\s*(?:werkdag|Werktag|working day|jours? ouvr|pracovn|iş günü)/iu;
  expect(failing(told)).toEqual([]);
});

test.each(siteCodes)('a letter of %s has come between two days', (site) => {
  const [first, last] = siteCommerce[site].letterDays;
  expect(first).toBeGreaterThan(0);
  expect(last).toBeGreaterThan(first);
});

describe('the pages of the shops', () => {
  it('say that old furniture is taken along where it is, and nowhere else', () => {
    const told = /Oude meubels mee\.|Reprise d’anciens meubles\.|Odvoz starého nábytku\./;
    for (const site of siteCodes) {
      const own = pages.filter(({ file }) => file.startsWith(`${site}/`));
      const takes = siteCommerce[site].takesOldFurniture === true;
      expect([site, own.some(({ text }) => told.test(text))]).toEqual([site, takes]);
    }
  });

  it('count the days of paying later from when it has come, by the number of the shop', () => {
    expect(failing(/\d+ dagen na (verzending|ontvangst)/g)).toEqual([]);
    expect(failing(/nach (Versand|dem Versand)[^.]{0,40}(bezahl|zahl)/gi)).toEqual([]);
    expect(failing(/\d+ days (of|after) (dispatch|shipping)/gi)).toEqual([]);
  });

  const payments = pages.filter(({ text }) => text.includes('"policy": "payment"'));

  it('name among the ways to pay gift cards and parts where there are any', () => {
    expect(new Set(payments.map(({ site }) => site)).size).toBe(siteCodes.length);
    for (const { file, site, text } of payments) {
      const { giftCardAmounts = [], paymentMethods } = siteCommerce[site];
      const table = text.slice(0, text.indexOf('</tbody>'));
      const card = /cadeaukaart|carte cadeau|geschenkkarte|gift card|dárková karta|hediye kartı/i.test(table);
      expect([file, card]).toEqual([file, giftCardAmounts.length > 0]);
      const parts = /3 (delen|fois|Raten|instalments|splátky)/.test(table);
      expect([file, parts]).toEqual([file, paymentMethods.includes('pay-later')]);
    }
  });

  it('say that checkout asks for a card number, and what is told of it', () => {
    const first =
      /eerste zes cijfers|six premiers chiffres|ersten sechs Ziffern|first six digits|prvních šest číslic|ilk altı rakam/;
    for (const { file, text } of payments) expect([file, first.test(text)]).toEqual([file, true]);
    expect(failing(/vragen er ook nooit om|ne les demandons jamais|never ask you for them/g)).toEqual([]);
  });

  it('let nobody but the carrier propose the day', () => {
    expect(failing(/kiest u (zelf )?een bezorgdag|bellen wij u om een|maken wij een afspraak/gi)).toEqual([]);
  });

  it('ask money for assembly only where it is not free, and never call a size of the range made to measure', () => {
    expect(failing(/montage (kost|voor) {{/gi)).toEqual([]);
    expect(failing(/maat uit ons vaste aanbod is maatwerk/gi)).toEqual([]);
  });
});

it('the room to keep free on the way in is the one by which a product is checked', () => {
  const told = /\S+\scm\s(?:speling|de marge|Luft|to spare|rezervu|pay)/g;
  const margins = pages.flatMap(({ text }) => text.match(told) ?? []);
  expect(margins.length).toBeGreaterThan(siteCodes.length);
  expect(margins.filter((margin) => !margin.startsWith('{{roomToSpare}}'))).toEqual([]);
});

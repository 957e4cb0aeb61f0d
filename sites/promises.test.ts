import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages, siteCodes } from '../api/contract/sites.ts';
import { apiTexts } from '../languages/api.ts';
import { interfaceTexts } from '../languages/interface.ts';
import { payLaterDays } from './credit-rules.ts';

/** Texts of the pages of all shops, by file. */
const pages = siteCodes.flatMap((site) => {
  const folder = path.join('sites', site, 'content/templates');
  return readdirSync(folder).map((file) => ({
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

  it('let the same one choose the day, on page, order and mail', async () => {
    const { product, order } = await texts();
    expect(product.deliveryText.home).toContain(order.nextText);
    expect(apiTexts[language].mail.orderPaid.text).toContain(order.nextText);
  });

  it('give as many days to pay later everywhere', async () => {
    const { product, checkout } = await texts();
    expect(checkout.paymentHints['pay-later']).toContain(String(payLaterDays));
    expect(product.payLater.text).toContain('{days');
  });

  it('name the ways of delivery alike in checkout, order and mail', async () => {
    const { order, checkout } = await texts();
    const { home, placement } = checkout.deliveryMethods;
    expect(order.deliveryMethods).toEqual({ home, placement });
    expect(apiTexts[language].mail.order.deliveryMethods).toEqual({ home, placement });
  });
});

describe('the pages of the shops', () => {
  it('count the days of paying later from when it has come, by the number of the shop', () => {
    expect(failing(/\d+ dagen na (verzending|ontvangst)/g)).toEqual([]);
    expect(failing(/nach (Versand|dem Versand)[^.]{0,40}(bezahl|zahl)/gi)).toEqual([]);
    expect(failing(/\d+ days (of|after) (dispatch|shipping)/gi)).toEqual([]);
  });

  it('let nobody but the carrier propose the day', () => {
    expect(failing(/kiest u (zelf )?een bezorgdag|bellen wij u om een|maken wij een afspraak/gi)).toEqual([]);
  });

  it('ask money for assembly only where it is not free, and never call a size of the range made to measure', () => {
    expect(failing(/montage (kost|voor) {{/gi)).toEqual([]);
    expect(failing(/maat uit ons vaste aanbod is maatwerk/gi)).toEqual([]);
  });
});

import { siteCommerce } from '../../../sites/commerce.ts';
import { siteRules } from '../../../sites/rules.ts';
import { addDays } from '../../contract/calendar.ts';
import type { ProductCard } from '../../contract/catalogue.ts';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { addWorkingDays } from './working-days.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

/** The most days from the order to its delivery, by country (Turkey: law 6502, art. 48). */
const lawful: Partial<Record<SiteCode, number>> = { tr: 30 };

test('shops for consumers have the end that the law of their country sets', () => {
  const limited = siteCodes.filter((site) => siteCommerce[site].mostDeliveryDays !== undefined);
  expect(limited).toEqual(Object.keys(lawful));
});

test('so many working days are never more than the law allows, whatever the holidays', () => {
  for (const [site, days] of Object.entries(lawful)) {
    const { mostDeliveryDays = 0 } = siteCommerce[site as SiteCode];
    const country = siteRules[site as SiteCode].defaultCountry;
    for (let day = '2026-01-01'; day < '2028-12-01'; day = addDays(day, 1))
      expect([day, addWorkingDays(day, mostDeliveryDays, country) <= addDays(day, days)]).toEqual([
        day,
        true,
      ]);
  }
});

async function allCards(site: SiteCode): Promise<ProductCard[]> {
  const all = await api.db
    .select({ vsin: variants.vsin, isOwnMeasure: variants.isMadeToMeasure })
    .from(variants);
  const vsins = all.flatMap(({ vsin, isOwnMeasure }) => (isOwnMeasure ? [] : vsin));
  const cards: ProductCard[] = [];
  for (let start = 0; start < vsins.length; start += 24) {
    const some = vsins.slice(start, start + 24).join(',');
    cards.push(...(await api.get<ProductCard>(`/api/${site}/product-cards?vsins=${some}`)).items);
  }
  return cards;
}

test('nothing is promised later there, and what cannot be had in time is sold out', async () => {
  const [turkish, dutch] = [await allCards('tr'), await allCards('nl')];
  const most = siteCommerce.tr.mostDeliveryDays ?? 0;
  expect(turkish).toHaveLength(dutch.length);
  expect(turkish.filter(({ lastDeliveryDays }) => (lastDeliveryDays ?? 0) > most)).toEqual([]);
  const late = dutch.filter(({ lastDeliveryDays }) => (lastDeliveryDays ?? 0) > most);
  expect(late.length).toBeGreaterThan(0);
  const had = new Map(turkish.map(({ vsin, isAvailable }) => [vsin, isAvailable]));
  expect(late.filter(({ vsin }) => had.get(vsin))).toEqual([]);
  // Most of what is pictured lies in the warehouse.
  expect(turkish.filter(({ isAvailable }) => isAvailable).length).toBeGreaterThan(turkish.length / 2);
});

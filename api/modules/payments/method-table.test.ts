import { siteCommerce } from '../../../sites/commerce.ts';
import { integrationTypes, subIntegrationTypes } from '../../contract/payment-methods.ts';
import { siteCodes } from '../../contract/sites.ts';
import { isOffered, shownMethods } from './method-table.ts';

const everyWay = integrationTypes.flatMap((integrationType) =>
  subIntegrationTypes.map((subIntegrationType) => ({ integrationType, subIntegrationType })),
);
const offered = (site: (typeof siteCodes)[number], isReal: boolean) =>
  everyWay.filter((way) => isOffered(site, way, isReal));

describe.each(siteCodes)('the ways to pay at %s', (site) => {
  test('that are shown may be taken, and are those of the site', () => {
    for (const isReal of [false, true])
      for (const way of shownMethods(site, isReal)) {
        expect(isOffered(site, way, isReal)).toBe(true);
        expect(siteCommerce[site].paymentMethods).toContain(way.subIntegrationType);
      }
  });

  test('without a real provider are all of the site, each once', () => {
    const shown = shownMethods(site, false).map(({ subIntegrationType }) => subIntegrationType);
    expect(shown).toEqual([...siteCommerce[site].paymentMethods]);
  });

  test('with a real provider never are played: goods would leave without money', () => {
    const providers = new Set(offered(site, true).map(({ integrationType }) => integrationType));
    for (const provider of providers) expect(['mollie', 'wire']).toContain(provider);
  });

  test('never are those of no site method', () => {
    for (const { subIntegrationType } of offered(site, false))
      expect(siteCommerce[site].paymentMethods).toContain(subIntegrationType);
  });
});

test('lira cannot be paid with Mollie', () => {
  expect(offered('tr', true).some(({ integrationType }) => integrationType === 'mollie')).toBe(false);
  expect(offered('nl', true).some(({ integrationType }) => integrationType === 'mollie')).toBe(true);
});

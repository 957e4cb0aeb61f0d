import { integrationTypes, subIntegrationTypes } from '@/api/contract/payment-methods';
import { ownPagesStep } from './own-pages';
import { testShop, visitTo } from './testing';

test.each([
  [true, { kind: 'pass' }],
  [false, null],
])('a site that has notification preferences (%s) has their page', async (has, outcome) => {
  const visit = visitTo('/nl/account/notification-preferences');
  const site = { ...visit.site, hasNotificationPreferences: has };
  expect(await ownPagesStep({ ...visit, site }, testShop())).toEqual(outcome);
});

test.each([
  ['/nl/gift-cards', { kind: 'pass' }],
  ['/b2bTr/gift-cards', null],
])('gift cards have a page where consumers buy: %s', async (address, outcome) => {
  expect(await ownPagesStep(visitTo(address), testShop())).toEqual(outcome);
});

test.each(['', ...new Set([...integrationTypes, ...subIntegrationTypes].map((name) => `/${name}`))])(
  'a payment comes back to /checkout-callback%s',
  async (name) => {
    expect(await ownPagesStep(visitTo(`/nl/checkout-callback${name}`), testShop())).toEqual({ kind: 'pass' });
  },
);

test.each(['/bestaat-niet', '/klarna/x', '/Klarna'])('/checkout-callback%s is no page', async (name) => {
  expect(await ownPagesStep(visitTo(`/nl/checkout-callback${name}`), testShop())).toBeNull();
});

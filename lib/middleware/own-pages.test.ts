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

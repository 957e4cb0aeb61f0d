import { visitAs } from '@/components/testing/fake-api';
import { noteEndedSession } from '@/lib/auth/ended-session';
import { noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { keepOpenOrder } from '@/lib/order/open-order';
import { siteRules } from '@/sites/rules';
import { newcomerAttribute, newcomerScript } from './newcomer-script';

/** Runs it as the browser does, at that address. */
function isNewcomer(search = ''): boolean {
  window.history.replaceState(null, '', `/nl/basket${search}`);
  document.documentElement.removeAttribute(newcomerAttribute);
  new Function(newcomerScript)();
  return document.documentElement.hasAttribute(newcomerAttribute);
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('a newcomer is whose browser knows of no session, whatever else it keeps', () => {
  localStorage.setItem('of.some.other.shop', '1');
  expect(isNewcomer()).toBe(true);
  decide(noneAllowed);
  expect(localStorage).toHaveLength(2);
  expect(isNewcomer()).toBe(true);
});

test.each([
  ['a session', () => visitAs('Guest')],
  ['a session that has ended', () => noteEndedSession(siteRules.nl)],
  ['an order to pay', () => keepOpenOrder(siteRules.nl, { orderId: 'o', redirectUrl: '/pay' })],
])('who has %s is none', (_what, begin) => {
  begin();
  expect(isNewcomer()).toBe(false);
});

test('a link of a shared basket brings a basket', () => {
  expect(isNewcomer('?share=k')).toBe(false);
});

test('where storage is forbidden nobody knows, so the page asks as before', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(isNewcomer()).toBe(false);
});

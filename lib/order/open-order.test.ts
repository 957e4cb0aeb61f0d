/** @jest-environment jsdom */
import { siteRules } from '@/sites/rules';
import { clearOpenOrder, keepOpenOrder, readOpenOrder } from './open-order';

const site = siteRules.nl;

beforeEach(() => localStorage.clear());

test.each(['/api/nl/sandbox-payment/1', 'https://pay.example.com/1'])(
  'a payment at %s is kept',
  (redirectUrl) => {
    keepOpenOrder(site, { orderId: '1', redirectUrl });
    expect(readOpenOrder(site)).toEqual({ orderId: '1', redirectUrl });
    clearOpenOrder(site);
    expect(readOpenOrder(site)).toBeNull();
  },
);

test.each(['javascript:alert(1)', '//elsewhere.example', 'http://pay.example.com'])(
  '%s is no place to pay',
  (redirectUrl) => {
    keepOpenOrder(site, { orderId: '1', redirectUrl });
    expect(readOpenOrder(site)).toBeNull();
  },
);

test('it is forgotten after a day', () => {
  jest.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') });
  keepOpenOrder(site, { orderId: '1', redirectUrl: '/pay' });
  jest.setSystemTime(new Date('2026-12-02T12:00:00Z'));
  expect(readOpenOrder(site)).toBeNull();
  jest.useRealTimers();
});

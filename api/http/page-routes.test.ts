import { routes } from '../app.ts';
import { isPageRoute, pageRoutes } from '../contract/page-routes.ts';

/** Answered with nothing: no browser opens it. */
const webhook = 'mollie-webhook';

describe('calls that answer with a page', () => {
  it('are those the contract names', () => {
    const raw = routes.filter(({ response, path }) => !response && path !== webhook);
    const named = raw.map(({ path }) => path.replace(/:\w+/g, '*'));
    expect([...new Set(named)].sort()).toEqual([...new Set(pageRoutes)].sort());
  });

  it.each([
    ['sandbox-payment/p-1', true],
    ['sandbox-payment/p-1/webhook', false],
    ['sandbox-payment', false],
    ['subscribe/confirm', true],
    ['subscribe', false],
    ['basket', false],
  ])('%s: %s', (path, expected) => {
    expect(isPageRoute(path)).toBe(expected);
  });
});

/** @jest-environment node */
import { recorder } from '../testing/call-recorder';
import { forwardToApi } from './forward';

const apiUrl = 'https://api.shop.test/v1';

// Each outage is told in the log.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));

function page(status: number): Response {
  return new Response('<script>alert(1)</script>', { status, headers: { 'content-type': 'text/html' } });
}

describe('what is handed to the browser', () => {
  it('does not pass on an encoding it has undone', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'br', 'content-length': '1' };
    const { call } = recorder(new Response('{}', { headers }));
    const answer = await forwardToApi(new Request('http://shop.test/api/nl/policies'), apiUrl, { call });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-length')).toBeNull();
  });

  it.each<[string, Response]>([
    ['the page of a proxy', page(200)],
    ['the 404 of a proxy', page(404)],
    ['a 404 in JSON that is not ours', Response.json({ message: 'no Route matched' }, { status: 404 })],
    ['a login', page(401)],
    ['a redirect', Response.redirect('https://elsewhere.test/login', 302)],
    ['a script', new Response('alert(1)', { headers: { 'content-type': 'text/javascript' } })],
    ['a picture', new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
    ['a body without a type', new Response(new Blob(['<script>']))],
  ])('answers %s with 503 and nothing of it', async (_case, foreign) => {
    const { call } = recorder(foreign);
    const answer = await forwardToApi(new Request('http://shop.test/api/nl/policies'), apiUrl, { call });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it.each([
    [404, 'product-not-found'],
    [409, 'out-of-stock'],
    [503, 'unavailable'],
  ])("hands on the contract's own %i", async (status, code) => {
    const body = { code, message: 'x', requestId: 'r-1' };
    const { call } = recorder(Response.json(body, { status, headers: { 'retry-after': '7' } }));
    const answer = await forwardToApi(new Request('http://shop.test/api/nl/x'), apiUrl, { call });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '7']);
    expect(await answer.json()).toEqual(body);
  });

  it('lets a backend say nothing in the name of our origin', async () => {
    const headers = {
      'set-cookie': 'session=1',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000',
      'clear-site-data': '"*"',
      'www-authenticate': 'Basic',
      'content-security-policy': 'default-src *',
      refresh: '0; url=https://elsewhere.test',
      server: 'gateway/1.2.3',
      'x-request-id': 'r-1',
    };
    const { call } = recorder(Response.json({ items: [] }, { headers }));
    const answer = await forwardToApi(new Request('http://shop.test/api/nl/policies'), apiUrl, { call });
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/json',
      'x-request-id': 'r-1',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    });
  });
});

describe('pages of the API', () => {
  const visit = (path: string, answer: Response) =>
    forwardToApi(new Request(`http://shop.test${path}`), apiUrl, { call: recorder(answer).call });

  it.each([
    '/api/nl/sandbox-payment/p-1',
    '/api/nl/subscribe/confirm?token=t',
    '/api/dev/mail',
    '/api/dev/mail/m-1',
  ])('are shown at %s, where nothing of them may run', async (path) => {
    const answer = await visit(path, page(200));
    expect([answer.status, await answer.text()]).toEqual([200, '<script>alert(1)</script>']);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([400, 409, 410])('are shown with %i, too: they say what is wrong', async (status) => {
    expect((await visit('/api/nl/customer/email/confirm?token=t', page(status))).status).toBe(status);
  });

  it.each(['/api/nl/sandbox-payment/p-1/webhook', '/api/nl/subscribe', '/api/nl/basket', '/api/dev/other'])(
    'are not shown at %s',
    async (path) => expect((await visit(path, page(200))).status).toBe(503),
  );

  it('lead back into the shop, and nowhere else', async () => {
    const to = (location: string) =>
      visit('/api/nl/payment-return/p-1', new Response(null, { status: 303, headers: { location } }));
    const answer = await to('/nl/order-completed?orderId=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nl/order-completed?orderId=1']);
    for (const foreign of ['https://elsewhere.test/', '//elsewhere.test/', '/\\elsewhere.test', 'nl'])
      expect([foreign, (await to(foreign)).status]).toEqual([foreign, 503]);
  });

  it('that say nothing are webhooks', async () => {
    const answer = await visit('/api/nl/mollie-webhook', new Response(null, { status: 200 }));
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

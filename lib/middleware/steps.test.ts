import { decide } from './steps';
import { lineOf, mobile, testShop, visitTo } from './testing';

async function answerTo(address: string, role?: string): Promise<string> {
  return lineOf(await decide(visitTo(address, role ? { role } : {}), testShop()));
}

describe('addresses of the shop', () => {
  it.each([
    // Home and content pages
    ['/nl', '/nl/template/desktop/index'],
    ['/nl/', '308 /nl'],
    ['/nl?utm_source=mail', '/nl/template/desktop/index'],
    ['/nl/about-us', '/nl/template/desktop/about-us'],
    ['/nl/no-such-page', '404 /nl/not-found'],
    ['/nl?slots=all', '/nl/template/desktop-whole/index'],
    ['/nl?slots=some', '/nl/template/desktop/index'],
    ['/nl/slots/mobile/index/vragen', '/nl/template/mobile/index/slots/vragen'],
    ['/nl/slots/desktop/about-us/a%2Fb', '/nl/template/desktop/about-us/slots/a%2Fb'],
    ['/nl/slots/watch/index/vragen', '307 /nl'],
    ['/nl/slots/desktop/In%20dex/vragen', '404 /nl/not-found'],
    ['/nl/slots/desktop/index', '307 /nl'],
    // Typed slugs
    ['/nl/bank-oslo-p-V100101', '/nl/product/V100101'],
    ['/nl/bank-oslo-p-V100101?variant=2', '/nl/product/V100101'],
    ['/nl/banken-c-C11', '/nl/listing/category/C11'],
    ['/nl/oslo-cl-CL1', '/nl/listing/collection/CL1'],
    ['/nl/eiken-t-T1', '/nl/listing/tag/T1'],
    ['/nl/old-name-p-V100101?utm_source=mail', '308 /nl/bank-oslo-p-V100101?utm_source=mail'],
    ['/nl/bank-oslo-p-v100101', '308 /nl/bank-oslo-p-V100101'],
    // Whatever is wrong, in one step
    ['/NL/Old-Name-P-v100101/?utm_source=mail', '308 /nl/bank-oslo-p-V100101?utm_source=mail'],
    ['/B2BTR//oslo-cl-cl1', '308 /b2bTr/oslo-cl-CL1'],
    ['/NL/terms-and-conditions', '308 /nl/algemene-voorwaarden'],
    ['/NL/search?term=eiken', '308 /nl/search?term=eiken'],
    ['/NL', '308 /nl'],
    ['/NL/no-such-page', '308 /nl/no-such-page'],
    ['/nl/bank-oslo-p-V999999', '404 /nl/not-found'],
    ['/nl/banken-c-V11', '404 /nl/not-found'],
    // Listings
    ['/nl/newest-products', '/nl/listing/newest/all'],
    ['/nl/express-delivery', '/nl/listing/express/all'],
    ['/nl/search?term=bank', '/nl/filtered/search/all?term=bank'],
    ['/nl/search', '/nl/filtered/search/all'],
    ['/nl/showroom-products?showroomId=utrecht', '/nl/filtered/showroom/all?showroomId=utrecht'],
    ['/nl/banken-c-C11?sort=price-asc&colour=sand', '/nl/filtered/category/C11?colour=sand&sort=price-asc'],
    ['/nl/banken-c-C11?page=1', '/nl/listing/category/C11'],
    ['/nl/banken-c-C11?utm_source=mail', '/nl/listing/category/C11'],
    ['/nl/banken-c-C11?page=-3&colour=sand', '307 /nl/banken-c-C11?colour=sand'],
    ['/nl/banken-c-C11?sort=wrong&utm_id=4', '307 /nl/banken-c-C11?utm_id=4'],
    ['/nl/banken-c-C11?colour=sand&utm_id=4&_rsc=a', '/nl/filtered/category/C11?colour=sand&utm_id=4'],
    ['/nl/old-name-c-C11?colour=sand', '308 /nl/banken-c-C11?colour=sand'],
    // Search redirects
    ['/nl/search?term=slaapbank', '307 /nl/banken-c-C11?style=sleeper'],
    ['/nl/search?term=%20VACATURES', '307 /nl/about-us'],
    // Purchase
    ['/nl/basket', 'pass'],
    ['/nl/checkout', 'pass'],
    ['/nl/checkout-callback', 'pass'],
    ['/nl/checkout-callback/ideal?sessionId=1', 'pass'],
    ['/nl/checkout-callback/pay-later', 'pass'],
    ['/nl/checkout-callback/made-up', '307 /nl'],
    ['/nl/order-completed?orderId=1', 'pass'],
    // For staff
    ['/nl/preview?templateId=index', 'pass'],
    ['/nl/preview/frame', 'pass'],
    ['/nl/preview/document', 'pass'],
    ['/nl/preview/more', '307 /nl'],
    // For those who build the shop only
    ['/nl/design', '404 /nl/not-found'],
    // Addresses that lead elsewhere
    ['/nl/auth', '307 /nl/auth/sign-in'],
    ['/nl/auth/welcome', '307 /nl/auth/sign-in'],
    ['/nl/linden-salespoint', '308 /nl/linden-franchise'],
    ['/nl/contact', '308 /nl/help-centre'],
    ['/nl/terms-and-conditions', '308 /nl/algemene-voorwaarden'],
    ['/nl/privacy-policy', '308 /nl/privacybeleid'],
    ['/nl/privacy-policy?utm_source=mail', '308 /nl/privacybeleid?utm_source=mail'],
    ['/nl/policy/terms?utm_source=mail', '308 /nl/algemene-voorwaarden?utm_source=mail'],
    ['/nl/policy/privacybeleid', '308 /nl/privacybeleid'],
    ['/nl/policy/terms', '308 /nl/algemene-voorwaarden'],
    ['/nl/policy/none', '307 /nl'],
    ['/nl/cookie-policy', '307 /nl'],
    ['/nl/policy/cookies', '307 /nl'],
    ['/nl/cookies-policy', '307 /nl'],
    ['/nl/policy/politique-de-cookies', '307 /nl'],
    ['/nl/cookie-recepten', '404 /nl/not-found'],
    ['/nl/some/deep/path', '307 /nl'],
    // Internal addresses
    ['/nl/product/V100101', '404 /nl/not-found'],
    ['/nl/template/desktop/index', '404 /nl/not-found'],
    ['/nl/filtered/search/all', '404 /nl/not-found'],
    ['/nl/listing/category/C11', '404 /nl/not-found'],
    ['/nl/maintenance', '404 /nl/not-found'],
    ['/nl/not-found', '404 /nl/not-found'],
  ])('%s → %s', async (address, expected) => {
    await expect(answerTo(address)).resolves.toBe(expected);
  });

  it.each([
    ['guest', '/nl/account/orders', '307 /nl'],
    ['guest', '/nl/account', '307 /nl'],
    ['forged', '/nl/account', '307 /nl'],
    ['customer', '/nl/account', '307 /nl/account/orders'],
    ['customer', '/nl/auth/sign-in', '307 /nl'],
    ['customer', '/nl/auth', '307 /nl'],
    ['customer', '/nl/auth/sign-up', '307 /nl'],
    ['customer', '/nl/account/notification-preferences', '307 /nl'],
    ['customer', '/nl/auth/reset-password?token=abc', 'pass'],
    ['customer', '/nl/auth/reset-password', '307 /nl'],
    ['customer', '/nl/auth/forgot-password', '307 /nl'],
    ['admin', '/b2bTr/checkout', '307 /b2bTr/basket'],
    ['admin', '/nl/checkout', 'pass'],
    ['customer', '/b2bTr/checkout', 'pass'],
  ])('as %s: %s → %s', async (role, address, expected) => {
    await expect(answerTo(address, role)).resolves.toBe(expected);
  });

  it('gives mobile visitors the mobile template', async () => {
    const outcome = await decide(visitTo('/nl', { userAgent: mobile }), testShop());
    expect(lineOf(outcome)).toBe('/nl/template/mobile/index');
  });

  it('gives crawlers all slots', async () => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const outcome = await decide(visitTo('/nl/about-us', { userAgent }), testShop());
    expect(lineOf(outcome)).toBe('/nl/template/desktop-whole/about-us');
  });
});

describe('maintenance', () => {
  it('answers every page of the site with the 503 page that no cache keeps', async () => {
    const shop = testShop({ isInMaintenance: async (site) => site === 'nl' });
    const outcome = await decide(visitTo('/nl/bank-oslo-p-V100101'), shop);
    expect(outcome).toEqual({
      kind: 'rewrite',
      to: '/nl/maintenance',
      status: 503,
      headers: { 'retry-after': '120', 'cache-control': 'no-store' },
    });
    expect(lineOf(await decide(visitTo('/b2bTr/basket'), shop))).toBe('pass');
  });
});

describe('without an answer of the API', () => {
  const shop = testShop({ route: async () => Promise.reject(new Error('stopped')) });

  it.each([
    ['/nl/any-name-p-V100101', '/nl/product/V100101'],
    ['/nl/any-name-c-c11', '/nl/listing/category/C11'],
    ['/nl/about-us', '/nl/template/desktop/about-us'],
    ['/nl/a%3Cb', '404 /nl/not-found'],
  ])('believes the address %s', async (address, expected) => {
    expect(lineOf(await decide(visitTo(address), shop))).toBe(expected);
  });
});

describe('tags for the page cache', () => {
  it.each([
    ['/nl/bank-oslo-p-V100101', ['product:nl:V100101']],
    ['/nl/gone-p-V100999', ['product:nl:V100999']],
    ['/nl/banken-c-C11', ['listing:nl']],
    ['/nl', ['template:nl:index', 'listing:nl']],
    ['/nl/slots/mobile/index/vragen', ['template:nl:index', 'listing:nl']],
    ['/nl/no-such-page', ['template:nl:no-such-page', 'listing:nl']],
    // Neither a line break nor € may be in the header that carries the tags.
    ['/nl/one%0Atwo', []],
    ['/nl/%E2%82%AC', []],
  ])('%s shows %j', async (address, tags) => {
    expect(await decide(visitTo(address), testShop())).toMatchObject({ tags });
  });
});

import * as paths from './paths';

const link = { type: 'category' as const, alias: 'banken', vsin: 'C11' };

describe('public addresses', () => {
  it.each([
    [paths.homePath('nl'), '/nl'],
    [paths.sitePath('nl', '/'), '/nl'],
    [paths.sitePath('nl', '/banken-c-C11'), '/nl/banken-c-C11'],
    [paths.productPath('b2bTr', { alias: 'sofa', vsin: 'V100101' }), '/b2bTr/sofa-p-V100101'],
    [paths.linkPath('nl', link), '/nl/banken-c-C11'],
    [paths.linkPath('nl', { ...link, type: 'collection', vsin: 'CL1' }), '/nl/banken-cl-CL1'],
    [paths.linkPath('nl', { ...link, type: 'tag', vsin: 'T1' }), '/nl/banken-t-T1'],
    [paths.listingPath('nl', { type: 'newest' }), '/nl/newest-products'],
    [paths.listingPath('nl', { type: 'category', link }), '/nl/banken-c-C11'],
    [paths.searchPath('nl', ' hoek bank '), '/nl/search?term=hoek+bank'],
    [paths.searchPath('nl'), '/nl/search'],
    [paths.templatePath('nl', 'index'), '/nl'],
    [paths.templatePath('nl', 'about-us'), '/nl/about-us'],
    [paths.sharedBasketPath('nl', 'a_B-1'), '/nl/basket?share=a_B-1'],
    [paths.sharedKeyOf('?utm_source=mail&share=a_B-1'), 'a_B-1'],
    [paths.sharedKeyOf('?share='), null],
    [paths.checkoutCallbackPath('nl', 'ideal'), '/nl/checkout-callback/ideal'],
    [paths.orderCompletedPath('nl', 'a b'), '/nl/order-completed?orderId=a%20b'],
  ])('%s', (actual, expected) => {
    expect(actual).toBe(expected);
  });
});

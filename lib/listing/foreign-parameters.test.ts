import { splitQuery, withParameters } from './foreign-parameters';

const split = (query: string) => {
  const { own, foreign } = splitQuery(new URLSearchParams(query));
  return [own.toString(), foreign.toString()];
};

it.each([
  ['colour=sand&utm_source=mail&page=2', 'colour=sand&page=2', 'utm_source=mail'],
  ['gclid=1&fbclid=2&webview=1', '', 'gclid=1&fbclid=2&webview=1'],
  // Each advertiser's own; without it no sale is put down to the campaign.
  ...[
    'gad_source gad_campaignid gclid dclid gclsrc gbraid wbraid srsltid _ga _gl',
    'fbclid igshid msclkid ttclid mc_cid mc_eid',
  ].map((keys): [string, string, string] => {
    const query = keys.replaceAll(' ', '=1&').concat('=1');
    return [query, '', query];
  }),
  // What only resembles one is a filter, right or wrong.
  ['utm=1&my_gclid=2&GCLID=3&webviewer=4', 'utm=1&my_gclid=2&GCLID=3&webviewer=4', ''],
  ['colour=sand&colour=rust', 'colour=sand&colour=rust', ''],
])('%s: "%s" is the listing’s and "%s" stays with the address', (query, own, foreign) => {
  expect(split(query)).toEqual([own, foreign]);
});

it('gives what the router adds to each address to nobody', () => {
  expect(split('_rsc=a&colour=sand')).toEqual(['colour=sand', '']);
});

it.each([
  ['/nl/banken-c-C11', 'utm_source=mail', '/nl/banken-c-C11?utm_source=mail'],
  ['/nl/search?term=bank', 'utm_source=mail', '/nl/search?term=bank&utm_source=mail'],
  ['/nl/search?term=bank', '', '/nl/search?term=bank'],
])('%s with "%s" is %s', (address, more, expected) => {
  expect(withParameters(address, new URLSearchParams(more))).toBe(expected);
});

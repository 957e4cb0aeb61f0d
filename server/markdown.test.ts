/** @jest-environment node */
import { canonicalOf, toMarkdown } from './markdown';

const base = 'https://shop.test/nl/bank';
const written = (main: string) => toMarkdown(`<body><p>Menu</p><main id="x">${main}</main></body>`, base);

it.each([
  [
    'headings and paragraphs',
    '<h1>Bank</h1><div><p>Zacht &amp; laag.</p><p>Diep.</p></div>',
    '# Bank\n\nZacht & laag.\n\nDiep.',
  ],
  [
    'links, with whole addresses',
    '<p>Zie <a class="x" href="/nl/a">hier</a>.</p>',
    'Zie [hier](https://shop.test/nl/a).',
  ],
  ['places on the page', '<a href="#maten">Maten</a>', '[Maten](https://shop.test/nl/bank#maten)'],
  [
    'what is named for those who do not see it',
    '<a aria-label="Home" href="/nl"><svg><path/></svg></a>',
    '[Home](https://shop.test/nl)',
  ],
  [
    'pictures that show something',
    '<img alt="Bank" src="/a.webp"/><img alt="" src="/b.webp"/>',
    '![Bank](https://shop.test/a.webp)',
  ],
  ['lists', '<ul><li>een</li><li><p>twee</p><p>drie</p></li></ul>', '- een\n- twee\n  \n  drie'],
  ['numbered lists', '<ol><li>een</li><li>twee</li></ol>', '1. een\n2. twee'],
  [
    'tables',
    '<table><tbody><tr><th>Breedte</th><td>212 cm</td></tr></tbody></table>',
    '| | |\n| --- | --- |\n| Breedte | 212 cm |',
  ],
  [
    'a card in one line',
    '<a href="/nl/a"><h3>Oslo</h3><span>€ 5</span></a>',
    '[Oslo € 5](https://shop.test/nl/a)',
  ],
  ['weight', '<p><strong>Let op</strong> dit</p>', '**Let op** dit'],
  [
    'nothing that is for hands, or hidden',
    '<p>a</p><script>if (1 < 2) {}</script><button>Koop</button><div hidden="">x</div><span aria-hidden="true">y</span><form><p>z</p></form>',
    'a',
  ],
  [
    'marks of Markdown as they were written',
    '<p>5 * 4 [x] _y_ &lt;script&gt;</p>',
    '5 \\* 4 \\[x\\] \\_y\\_ \\<script>',
  ],
  ['no link that runs something', '<a href="javascript:alert(1)">x</a>', 'x'],
  ['letters by their numbers', '<p>&#x27;s avonds&#8230; caf&eacute;</p>', "'s avonds… caf&eacute;"],
  ['what nobody has closed', '<div><p>a<ul><li>b</ul></div>', 'a b'],
])('writes %s', (_what, main, expected) => {
  expect(written(main)).toBe(`${expected}\n`);
});

it('knows the one address of a page', () => {
  expect(canonicalOf('<link rel="canonical" href="https://shop.test/nl?a=1&amp;b=2"/>')).toBe(
    'https://shop.test/nl?a=1&b=2',
  );
  expect(canonicalOf('<p>x</p>')).toBeNull();
});

import { readClick } from './read-click';

function draw(html: string): Element {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]');
  if (!target) throw new Error('nothing is pressed');
  return target;
}
const read = (html: string) => readClick(draw(html), 'EUR');

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ['menu', 'menuClick'],
  ['footer', 'footerClick'],
  ['social', 'socialClick'],
])('a link within %s is a %s, whatever in it is pressed', (area, name) => {
  expect(
    read(`<div data-clicks="${area}"><a href="/nl/banken-c-C11?x=1"> <b data-target>Banken</b> </a></div>`),
  ).toEqual({ name, label: 'Banken', path: '/nl/banken-c-C11' });
});

test('the logo says what it is called', () => {
  expect(
    read(
      '<footer data-clicks="footer"><a data-clicks="logo" aria-label="Linden" href="/nl"><svg data-target/></a></footer>',
    ),
  ).toEqual({ name: 'logoClick', label: 'Linden', path: '/nl' });
});

test('a link to elsewhere says where, without its query', () => {
  expect(
    read(
      '<ul data-clicks="social"><a data-target href="https://social.example/linden?ref=1">Social</a></ul>',
    ),
  ).toEqual({ name: 'socialClick', label: 'Social', path: 'https://social.example/linden' });
});

test('a mailbox is not told of', () => {
  expect(
    read(
      '<footer data-clicks="footer"><a data-target href="mailto:info@linden.example">info@linden.example</a></footer>',
    ),
  ).toEqual({ name: 'footerClick', label: '(e-mail)', path: 'mailto:' });
});

const cards = `
  <section data-list="category C11">
    <article data-card="V1 100 - 3"><h2><a href="/nl/a-p-V1">A</a></h2></article>
    <article data-card="V2 200 250 -">
      <h2><a data-target href="/nl/b-p-V2">B</a></h2>
      <button data-favourite="V2" aria-pressed="false"><svg/></button>
    </article>
  </section>`;

test('a card says what it sells, in which list and where in it', () => {
  expect(read(cards)).toEqual({
    name: 'productClick',
    currency: 'EUR',
    list: 'category C11',
    item: {
      vsin: 'V2',
      title: 'B',
      quantity: 1,
      unitPriceMinor: 200,
      generalMarketPriceMinor: 250,
      deliveryDays: null,
      category: null,
      index: 1,
    },
  });
});

test('a heart on a card is no press on the card', () => {
  draw(cards);
  const heart = document.querySelector('[data-favourite]');
  expect(readClick(heart?.querySelector('svg') ?? null, 'EUR')).toEqual({
    name: 'favouriteClick',
    vsin: 'V2',
    action: 'add',
  });
  heart?.setAttribute('aria-pressed', 'true');
  expect(readClick(heart, 'EUR')).toMatchObject({ action: 'remove' });
});

test('another colour of a product names the variant', () => {
  expect(
    read('<nav data-variants="colour"><a href="/nl/oslo-zand-p-V100104" data-target> Zand </a></nav>'),
  ).toEqual({ name: 'variantClick', vsin: 'V100104', option: 'colour', value: 'Zand' });
});

test('what sets a version apart is no part of its value', () => {
  const link = '<a href="/nl/oslo-p-V100104" data-target><b data-value>3-zits</b> € 999,-</a>';
  expect(read(`<nav data-variants="size">${link}</nav>`)).toMatchObject({ value: '3-zits' });
});

test.each([
  ['a link of no part', '<a href="/nl" data-target>Home</a>'],
  ['a button', '<div data-clicks="menu"><button data-target>Open</button></div>'],
  ['plain text', '<div data-clicks="menu"><p data-target>Text</p></div>'],
  ['a part of another name', '<div data-clicks="constructor"><a href="/nl" data-target>x</a></div>'],
])('%s is not told of', (_case, html) => {
  expect(read(html)).toBeNull();
});

test('what is no element is not told of', () => {
  expect(readClick(null, 'EUR')).toBeNull();
  expect(readClick(window, 'EUR')).toBeNull();
});

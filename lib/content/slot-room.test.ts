import { createTranslator } from 'next-intl';
import { cardAnswer } from '@/lib/product-card/testing/card-answer';
import { toCardModel } from '@/lib/product-card/to-card-model';
import messages from '@/messages/nl/interface.json';
import type { SnippetModel } from './models';
import { roomLengths, roomOf } from './slot-room';

const texts: Record<string, unknown> = messages;
const t = createTranslator({ locale: 'nl-NL', messages: texts, namespace: 'productCard' });

const room = (slot: SnippetModel) => roomLengths(roomOf(slot), 'desktop');

const questions = (title: string, ...asked: string[]): SnippetModel => ({
  id: 'vragen',
  snippetCode: 'faq',
  context: { title, questions: asked.map((question) => ({ question, answer: 'Ja.' })) },
});

test('the heading of questions stands above them, and beside them on a desktop', () => {
  const { tablet, desktop } = room(questions('Vragen', 'Past het?', 'Kan het terug?'));
  expect(tablet).toBe('calc(115px + var(--titled))');
  expect(desktop).toBe('calc(115px + var(--spacing-section))');
});

test('a question that is longer than a line of a phone takes two there', () => {
  const long = 'Ziet de stof er in het echt net zo uit als op de foto?';
  const { phone, tablet } = room(questions('Vragen', long));
  expect(phone).toBe('calc(84px + var(--titled))');
  expect(tablet).toBe('calc(58px + var(--titled))');
});

test('pictures are as high as their columns are wide', () => {
  const image = { path: '/media/room.webp', alt: '', width: 1920, height: 1280 };
  const card = { title: 'Nieuw', text: 'Rond.', link: '/a', linkText: 'Bekijk', image };
  const slot: SnippetModel = { id: 'twee', snippetCode: 'spotlight', context: { cards: [card, card] } };
  const { phone, tablet } = room(slot);
  // Two below each other, each three quarters as high as the page is wide; two beside each other are half as wide.
  expect(phone).toMatch(/^calc\(\d+px \+ 1\.5 \* var\(--wide\) \+ var\(--spacing-section\)\)$/);
  expect(tablet).toMatch(/^calc\(\d+px \+ 0\.375 \* var\(--wide\) \+ var\(--spacing-section\)\)$/);
});

test('products that are chosen by themselves stand in a slider, whatever their number', () => {
  const cards = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
    ...toCardModel(cardAnswer(`V${number}`), { code: 'nl', locale: 'nl-NL' }, t),
    travels: false,
  }));
  const slot = (some: typeof cards): SnippetModel => ({
    id: 'nieuw',
    snippetCode: 'dynamic-products',
    context: { title: 'Nieuw', cards: some },
  });
  expect(room(slot(cards))).toEqual(room(slot(cards.slice(0, 4))));
});

test('products that nobody has chosen have no room', () => {
  const slot: SnippetModel = {
    id: 'leeg',
    snippetCode: 'hero-products',
    context: { title: 'Nieuw', layout: 'grid', cards: [] },
  };
  expect(room(slot)).toEqual({ phone: '0px', tablet: '0px', desktop: '0px' });
});

test('the page of phones has no room of desktops', () => {
  const slot = questions('Vragen', 'Past het?');
  expect(roomLengths(roomOf(slot), 'mobile')).not.toHaveProperty('desktop');
});

import type { Slot, Template } from '@/api/contract/template';
import type { CardModel } from '@/lib/product-card/models';
import { cardAnswer } from '@/lib/product-card/testing/card-answer';
import type { CardSource, ToCard } from '@/lib/product-card/to-card-model';
import { toContentPage } from './to-content-page';

const toCard = () => {
  throw new Error('no picture');
};
const words = {
  tableOfContents: 'Op deze pagina',
  onMap: 'Op de kaart',
  directions: 'Route',
  needsScript: 'Zonder JavaScript',
  inThisRoom: 'In deze kamer',
  slider: { previous: 'Vorige', next: 'Volgende' },
};
const nl = { site: { code: 'nl', language: 'nl' }, device: 'desktop', toCard, words } as const;

function template(slots: Slot[]): Template {
  return { alias: 'index', seoInfo: { title: { nl: 'Titel' }, description: { nl: 'Tekst' } }, slots };
}

const banner: Slot = { id: 'a', snippetCode: 'announcement-banner', context: { text: 'Herfst' } };
const hero: Slot<'full-width-image'> = {
  id: 'b',
  snippetCode: 'full-width-image',
  context: { title: 'Thuis', image: { path: '/media/a.webp', alt: '', width: 4, height: 3 } },
};
const text: Slot = {
  id: 'c',
  snippetCode: 'full-width-text',
  context: { title: 'Kosten', body: '<p>x</p>' },
};

const product: CardSource = cardAnswer('V1', {
  alias: 'bank',
  title: 'Bank',
  media: [
    {
      newFileName: 'bank.webp',
      securePath: '/media/bank.webp',
      secureThumbPath: '/media/bank.webp',
      contentType: 'image/webp',
      kind: 'packshot',
      width: 4,
      height: 3,
      alt: 'Bank',
      shows: null,
    },
  ],
  unitPrice: { amount: 100, currency: 'EUR' },
});
const card: CardModel = {
  vsin: 'V1',
  href: '/nl/bank-p-V1',
  title: 'Bank',
  picture: { securePath: '/media/bank.webp', width: 4, height: 3, kind: 'packshot' },
  secondPicture: null,
  price: { current: '€ 1', currentLabel: 'Prijs', previous: null, previousLabel: '' },
  badge: null,
  swatches: [],
  coloursText: '',
  moreText: '',
  sizeText: '',
  rating: null,
  delivery: { lead: '', text: '', isQuick: false },
  mark: '',
  favouriteLabel: '',
  favouriteFailed: '',
};

describe('toContentPage', () => {
  it('gives the page one main heading: the first snippet that can carry it', () => {
    const page = toContentPage(template([banner, hero, text]), nl);
    expect(page.slots.map(({ isMainHeading }) => isMainHeading)).toEqual([false, true, false]);
    expect(page.needsHeading).toBe(false);
  });

  it('asks for a heading where no snippet has one', () => {
    expect(toContentPage(template([banner]), nl).needsHeading).toBe(true);
  });

  it('leaves out snippets without a component', () => {
    const page = toContentPage(template([{ id: 'd', snippetCode: 'subscription', context: {} }, hero]), {
      ...nl,
      device: 'mobile',
    });
    expect(page.slots.map(({ slot }) => slot.id)).toEqual(['b']);
  });

  it('falls back to Dutch where a text is missing', () => {
    const page = toContentPage(template([hero]), { ...nl, site: { code: 'de', language: 'de' } });
    expect([page.title, page.description]).toEqual(['Titel', 'Tekst']);
  });

  it('leaves out a snippet that is broken, and keeps the page', () => {
    const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
    const row: Slot = {
      id: 'e',
      snippetCode: 'dynamic-products',
      context: { title: 'Nieuw', products: [product] },
    };
    const page = toContentPage(template([row, hero]), nl);
    expect(page.slots.map(({ slot }) => slot.id)).toEqual(['b']);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('dynamic-products'), expect.any(Error));
    warned.mockRestore();
  });

  it('makes cards of the products that a snippet names', () => {
    const row: Slot = {
      id: 'e',
      snippetCode: 'hero-products',
      context: { title: 'Nieuw', layout: 'slider', products: [product] },
    };
    const [drawn] = toContentPage(template([row]), { ...nl, toCard: () => card }).slots;
    expect(drawn?.slot.context).toEqual({
      title: 'Nieuw',
      layout: 'slider',
      cards: [{ ...card, travels: true }],
    });
  });

  it('takes a badge off that most cards of a row would wear, and leaves the others theirs', () => {
    const row: Slot = {
      id: 'e',
      snippetCode: 'dynamic-products',
      context: { title: 'Nieuw', products: ['V1', 'V2', 'V3'].map((vsin) => ({ ...product, vsin })) },
    };
    const worn = (badges: Record<string, string>) => {
      const toCard: ToCard = ({ vsin }) => ({
        ...card,
        vsin,
        badge: { code: 'new', text: badges[vsin] ?? '' },
      });
      const [drawn] = toContentPage(template([row]), { ...nl, toCard }).slots;
      return (
        drawn?.slot.snippetCode === 'dynamic-products' &&
        drawn.slot.context.cards.map(({ badge }) => badge?.text)
      );
    };
    expect(worn({ V1: 'Nieuw', V2: 'Nieuw', V3: '-20%' })).toEqual([undefined, undefined, '-20%']);
    expect(worn({ V1: 'Nieuw', V2: '-10%', V3: '-20%' })).toEqual(['Nieuw', '-10%', '-20%']);
  });

  it('leads from a picture to what is seen in it, with no more of a card than is shown', () => {
    const room: Slot = {
      ...hero,
      context: { ...hero.context, places: [{ x: 40, y: 60, product }] },
    };
    const [drawn, plain] = toContentPage(template([room, hero]), { ...nl, toCard: () => card }).slots;
    const { vsin, href, title, price, mark } = card;
    expect(drawn?.slot.context).toMatchObject({ places: [{ x: 40, y: 60, vsin, href, title, price, mark }] });
    expect(JSON.stringify(drawn)).not.toContain(card.picture.securePath);
    expect(plain?.slot.context).toMatchObject({ places: [] });
  });

  it('lets the picture of a product travel from the first of its cards only', () => {
    const row = (id: string): Slot => ({
      id,
      snippetCode: 'dynamic-products',
      context: { title: 'Nieuw', products: [product] },
    });
    const { slots } = toContentPage(template([row('a'), row('b')]), { ...nl, toCard: () => card });
    expect(slots.map(({ slot }) => slot.context)).toMatchObject([
      { cards: [{ travels: true }] },
      { cards: [{ travels: false }] },
    ]);
  });

  it('cleans a text and makes its links those of the site', () => {
    const article: Slot = {
      id: 'c',
      snippetCode: 'full-width-text',
      context: { body: '<h2>Kosten</h2><p onclick="x()"><a href="/bezorging">lees</a></p>' },
    };
    const [drawn] = toContentPage(template([article]), nl).slots;
    expect(drawn?.slot.context).toEqual({
      article: {
        html: '<h2 id="kosten">Kosten</h2><p><a href="/nl/bezorging">lees</a></p>',
        toc: [{ id: 'kosten', title: 'Kosten' }],
      },
    });
  });

  // As another API, or another time, may answer.
  it.each([
    { id: 'x', snippetCode: 'faq', context: {} },
    { id: 'x', snippetCode: 'faq', context: null },
    { id: 'x', snippetCode: 'faq', context: { title: 'Vragen', questions: 'geen' } },
    { id: 'x', snippetCode: 'spotlight', context: { cards: [{ title: 'a', text: 'b', image: {} }] } },
    { id: 'x', snippetCode: 'hero-products', context: { title: 'Nieuw', products: [{ vsin: 'V1' }] } },
    { id: 'x', snippetCode: 'carousel', context: {} },
    { id: 'x' },
  ])('a slot that breaks its schema costs that slot only: %j', (broken) => {
    const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
    const answer: Template = JSON.parse(JSON.stringify({ ...template([]), slots: [broken, hero] }));
    expect(toContentPage(answer, nl).slots.map(({ slot }) => slot.id)).toEqual(['b']);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });
});

import type { Slot, Template } from '@/api/contract/template';
import type { CardModel } from '@/lib/product-card/models';
import type { CardSource } from '@/lib/product-card/to-card-model';
import { toContentPage } from './to-content-page';

const toCard = () => {
  throw new Error('no picture');
};
const nl = { language: 'nl', device: 'desktop', toCard } as const;

function template(slots: Slot[]): Template {
  return { alias: 'index', seoInfo: { title: { nl: 'Titel' }, description: { nl: 'Tekst' } }, slots };
}

const banner: Slot = { id: 'a', snippetCode: 'announcement-banner', context: { text: 'Herfst' } };
const hero: Slot = {
  id: 'b',
  snippetCode: 'full-width-image',
  context: { title: 'Thuis', image: { path: '/media/a.webp', alt: '', width: 4, height: 3 } },
};
const text: Slot = {
  id: 'c',
  snippetCode: 'full-width-text',
  context: { title: 'Kosten', body: '<p>x</p>' },
};

const product: CardSource = {
  productId: 'V1',
  vsin: 'V1',
  alias: 'bank',
  title: 'Bank',
  media: [],
  unitPrice: { amount: 100, currency: 'EUR' },
  generalMarketPrice: null,
  discountRate: 0,
  badges: [],
  swatches: [],
  swatchCount: 0,
  rating: null,
  calculatedDeliveryDays: 5,
  isExpress: false,
  isAvailable: true,
};
const card: CardModel = {
  vsin: 'V1',
  href: '/nl/bank-p-V1',
  title: 'Bank',
  picture: { securePath: '/media/bank.webp', width: 4, height: 3, kind: 'packshot' },
  secondPicture: null,
  price: { current: '€ 1,-', currentLabel: 'Prijs', previous: null, previousLabel: '' },
  badge: null,
  swatches: [],
  coloursText: '',
  moreText: '',
  delivery: { text: '', isQuick: false },
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
    const page = toContentPage(template([hero]), { ...nl, language: 'de' });
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
    expect(drawn?.slot.context).toEqual({ title: 'Nieuw', layout: 'slider', cards: [card] });
  });
});

import type { Media, ProductCard } from '@/api/contract/catalogue';
import { toCardModel } from './to-card-model';

const site = { code: 'nl', locale: 'nl-NL' } as const;

function media(kind: Media['kind'], name: string): Media {
  const path = `/media/${name}.webp`;
  return {
    newFileName: `${name}.webp`,
    securePath: path,
    secureThumbPath: path,
    contentType: 'image/webp',
    kind,
    width: 1280,
    height: 960,
    alt: name,
    shows: null,
  };
}

function card(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    productId: 'V100101',
    vsin: 'V100101',
    alias: 'sofa-oslo',
    title: 'Bank Oslo',
    media: [media('packshot', 'main')],
    unitPrice: { amount: 129_900, currency: 'EUR' },
    generalMarketPrice: null,
    discountRate: 0,
    badges: [],
    swatches: [],
    swatchCount: 0,
    rating: null,
    calculatedDeliveryDays: 5,
    isExpress: false,
    isAvailable: true,
    ...changes,
  };
}

const swatch = (title: string) => ({ vsin: 'V100101', alias: 'sofa-oslo', title, colour: '#b4a58c' });

describe('toCardModel', () => {
  it('links to the variant of the site', () => {
    expect(toCardModel(card(), site).href).toBe('/nl/sofa-oslo-p-V100101');
  });

  it('shows a room as the second picture rather than a detail', () => {
    const model = toCardModel(
      card({ media: [media('packshot', 'main'), media('detail', 'detail'), media('room', 'room')] }),
      site,
    );
    expect(model.secondPicture?.alt).toBe('room');
    expect(toCardModel(card(), site).secondPicture).toBeNull();
  });

  it('names the collection only where there is nothing else to say', () => {
    expect(toCardModel(card({ badges: ['new', 'collection'] }), site).badges).toEqual(['new']);
    expect(toCardModel(card({ badges: ['collection'] }), site).badges).toEqual(['collection']);
  });

  it('wears the express badge only within a week', () => {
    const badges: ProductCard['badges'] = ['new', 'express'];
    expect(toCardModel(card({ badges, calculatedDeliveryDays: 5 }), site).badges).toEqual(badges);
    expect(toCardModel(card({ badges, calculatedDeliveryDays: 6 }), site).badges).toEqual(['new']);
  });

  it('shows a discount only beside a struck price', () => {
    const struck = toCardModel(
      card({ generalMarketPrice: { amount: 160_000, currency: 'EUR' }, discountRate: 18 }),
      site,
    );
    expect(struck.discount).toBe('-18%');
    expect(struck.previousPrice).toContain('1.600');
    expect(toCardModel(card({ discountRate: 18 }), site).discount).toBeNull();
  });

  it('counts the colours that do not fit', () => {
    const swatches = ['zand', 'groen', 'roest', 'blauw', 'grijs'].map(swatch);
    const model = toCardModel(card({ swatches, swatchCount: 7 }), site);
    expect(model.swatches).toHaveLength(4);
    expect(model.moreSwatches).toBe(3);
  });

  it('shows no colours where there is only one', () => {
    const model = toCardModel(card({ swatches: [swatch('zand')], swatchCount: 1 }), site);
    expect(model.swatches).toEqual([]);
    expect(model.moreSwatches).toBe(0);
  });

  it.each([
    [{ isAvailable: false }, { kind: 'soldOut' }],
    [
      { isExpress: true, calculatedDeliveryDays: 2 },
      { kind: 'express', count: 2 },
    ],
    [
      { isExpress: true, calculatedDeliveryDays: 0 },
      { kind: 'express', count: 1 },
    ],
    [{ calculatedDeliveryDays: 9 }, { kind: 'days', count: 9 }],
    [{ calculatedDeliveryDays: 10 }, { kind: 'weeks', count: 2 }],
    [{ calculatedDeliveryDays: 31 }, { kind: 'weeks', count: 7 }],
  ])('promises delivery for %j as %j', (changes, delivery) => {
    expect(toCardModel(card(changes), site).delivery).toEqual(delivery);
  });

  it('refuses a product without a picture', () => {
    expect(() => toCardModel(card({ media: [] }), site)).toThrow('V100101');
  });
});

import { createTranslator } from 'next-intl';
import type { Media, ProductCard } from '@/api/contract/catalogue';
import messages from '@/messages/nl/interface.json';
import { cardAnswer } from './testing/card-answer';
import { toCardModel } from './to-card-model';

const site = { code: 'nl', locale: 'nl-NL' } as const;
const texts: Record<string, unknown> = messages;
const t = createTranslator({ locale: 'nl-NL', messages: texts, namespace: 'productCard' });

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

const card = (changes: Partial<ProductCard> = {}) =>
  cardAnswer('V100101', {
    alias: 'sofa-oslo',
    title: 'Bank Oslo',
    media: [media('packshot', 'main')],
    unitPrice: { amount: 129_900, currency: 'EUR' },
    ...changes,
  });

const weeks = (first: number, last: number) => ({ unit: 'weeks' as const, first, last });
const swatch = (title: string) => ({ vsin: 'V100101', alias: 'sofa-oslo', title, colour: '#b4a58c' });

const badgeOf = (badges: ProductCard['badges']) => toCardModel(card({ badges }), site, t).badge?.code;

describe('toCardModel', () => {
  it('links to the variant of the site', () => {
    expect(toCardModel(card(), site, t).href).toBe('/nl/sofa-oslo-p-V100101');
  });

  it('shows the picture that comes second while it is pointed at', () => {
    const model = toCardModel(card({ media: [media('packshot', 'main'), media('room', 'room')] }), site, t);
    expect(model.secondPicture?.securePath).toBe('/media/room.webp');
    expect(toCardModel(card(), site, t).secondPicture).toBeNull();
  });

  it('wears one badge, the one that weighs most', () => {
    expect(badgeOf(['sale', 'sold-out'])).toBe('sold-out');
    expect(badgeOf(['sale', 'new', 'last-items'])).toBe('sale');
    expect(badgeOf(['new', 'last-items'])).toBe('last-items');
    expect(badgeOf(['new', 'express', 'collection'])).toBe('new');
    expect(badgeOf([])).toBeUndefined();
  });

  it('wears none for what its delivery says, nor for what most of them are', () => {
    expect(badgeOf(['express', 'collection'])).toBeUndefined();
  });

  it('shows a discount only beside a struck price', () => {
    const reduced = { badges: ['sale'], discountRate: 18 } satisfies Partial<ProductCard>;
    const struck = toCardModel(
      card({ ...reduced, generalMarketPrice: { amount: 160_000, currency: 'EUR' } }),
      site,
      t,
    );
    expect(struck.badge).toEqual({ code: 'sale', text: '-18%' });
    expect(struck.price).toMatchObject({ currentLabel: 'Nu', previous: expect.stringContaining('1.600') });
    const plain = toCardModel(card(reduced), site, t);
    expect(plain.badge).toEqual({ code: 'sale', text: 'Actie' });
    expect(plain.price).toMatchObject({ currentLabel: 'Prijs', previous: null, previousLabel: '' });
  });

  it('counts the colours that do not fit', () => {
    const swatches = ['zand', 'groen', 'roest', 'blauw', 'grijs'].map(swatch);
    const model = toCardModel(card({ swatches, swatchCount: 7 }), site, t);
    expect(model.swatches).toHaveLength(4);
    expect(model.coloursText).toBe('Kleuren: zand, groen, roest, blauw');
    expect(model.moreText).toBe('+3');
  });

  it('shows no colours where there is only one', () => {
    const model = toCardModel(card({ swatches: [swatch('zand')], swatchCount: 1 }), site, t);
    expect(model.swatches).toEqual([]);
    expect([model.coloursText, model.moreText]).toEqual(['', '']);
  });

  it.each([
    [{ isAvailable: false }, '', 'Tijdelijk niet leverbaar', false],
    [{ isAvailable: false, restockDate: '2026-12-12' }, '', 'Weer verwacht op 12 december', false],
    [
      { badges: ['express' as const], deliveryTime: { unit: 'days' as const, first: 2, last: 5 } },
      'Bezorgd',
      'in 2 tot 5 werkdagen',
      true,
    ],
    [{ deliveryTime: weeks(7, 8) }, 'Bezorgd', 'in 7 tot 8 weken', false],
    [{ deliveryTime: weeks(8, 8) }, 'Bezorgd', 'binnen 8 weken', false],
  ])('promises delivery for %j as %s %s', (changes, lead, text, isQuick) => {
    expect(toCardModel(card(changes), site, t).delivery).toEqual({ lead, text, isQuick });
  });

  it('tells what it costs in the basket only where that is less', () => {
    expect(toCardModel(card(), site, t)).not.toHaveProperty('basketText');
    const { basketText, price } = toCardModel(
      card({ basketPrice: { amount: 110_415, currency: 'EUR' } }),
      site,
      t,
    );
    expect(basketText?.replaceAll('\u00a0', ' ')).toBe('Met extra korting € 1.104,15');
    expect(price.previous).toBeNull();
  });

  it.each([
    [{ shape: 'flat' as const, sidesCm: [160, 230] }, '160 × 230 cm'],
    [{ shape: 'deep' as const, sidesCm: [232, 94] }, 'B 232 × D 94 cm'],
    [{ shape: 'upright' as const, sidesCm: [150, 210.5] }, 'B 150 × H 210,5 cm'],
    [{ shape: 'round' as const, sidesCm: [120] }, 'Ø 120 cm'],
    [{ shape: 'column' as const, sidesCm: [18, 30] }, 'Ø 18 × H 30 cm'],
    [{ shape: 'box' as const, sidesCm: [40, 30, 50] }, 'B 40 × D 30 × H 50 cm'],
    [null, ''],
  ])('tells the size %j as %s', (mainSize, text) => {
    expect(toCardModel(card({ mainSize }), site, t).sizeText.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('tells stars only where there are reviews', () => {
    expect(toCardModel(card(), site, t).rating).toBeNull();
    const rated = (isExample: boolean) =>
      toCardModel(card({ rating: { average: 4, count: 12, isExample } }), site, t).rating;
    expect(rated(false)).toEqual({
      text: '4,0',
      count: '(12)',
      label: '4,0 van 5 sterren, 12 beoordelingen',
    });
    expect(rated(true)?.label).toBe('4,0 van 5 sterren, 12 voorbeeldbeoordelingen');
  });

  it('refuses a product without a picture', () => {
    expect(() => toCardModel(card({ media: [] }), site, t)).toThrow('V100101');
  });
});

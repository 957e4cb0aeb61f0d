import { createTranslator } from 'next-intl';
import type { Product } from '@/api/contract/catalogue';
import { toCardModel } from '@/lib/product-card/to-card-model';
import messages from '@/messages/nl/interface.json';
import { product } from './testing/some-product';
import { toProductModel } from './to-product-model';

const site = { code: 'nl', locale: 'nl-NL', language: 'nl' } as const;
const texts: Record<string, unknown> = messages;
const t = createTranslator({ locale: 'nl-NL', messages: texts, namespace: 'productCard' });
const model = (changes: Partial<Product> = {}) =>
  toProductModel(product(changes), site, (card) => toCardModel(card, site, t));

test('each variant is a choice with its own address', () => {
  const [colour, ...others] = model().options;
  expect(others).toEqual([]);
  expect(colour).toMatchObject({
    title: 'Kleur',
    selectedTitle: 'Zand',
    choices: [
      {
        id: 'option-colour-sand',
        title: 'Zand',
        href: '/nl/bank-oslo-zand-p-V100101',
        isSelected: true,
        isAvailable: true,
      },
      {
        id: 'option-colour-rust',
        title: 'Roest',
        href: '/nl/bank-oslo-roest-p-V100102',
        isSelected: false,
        isAvailable: false,
      },
    ],
  });
});

test('measures are written in the way of the language, a seat only where there is one', () => {
  expect(model().measures.map(({ key, value }) => [key, value])).toEqual([
    ['width', '212,5 cm'],
    ['depth', '92 cm'],
    ['height', '78 cm'],
    ['seatHeight', '44 cm'],
    ['weight', '61,2 kg'],
  ]);
  const { dimensions } = product();
  const table = model({ dimensions: { ...dimensions, seatHeightCm: null } });
  expect(table.measures.map(({ key }) => key)).not.toContain('seatHeight');
  expect(model().packages).toEqual(['215 × 95 × 60 cm, 64 kg']);
});

test('whether it gets in is asked of bulky packages, and without them only of what comes in one piece', () => {
  const sofa = { width: 215, depth: 95, height: 60 };
  expect(model().wayIn).toEqual({ packages: [sofa], unpacked: null });
  const { dimensions } = product();
  const flat = { ...dimensions, widthCm: 212, depthCm: 92, heightCm: 58 };
  expect(model({ dimensions: flat }).wayIn?.unpacked).toEqual({ width: 212, depth: 92, height: 58 });
  const parcel = { widthCm: 40, depthCm: 40, heightCm: 60, weightKg: 5 };
  expect(model({ packages: [parcel] }).wayIn).toBeNull();
  const two = [...product().packages, parcel];
  expect(model({ packages: two, dimensions: flat }).wayIn).toMatchObject({ unpacked: null });
});

test('a corner sofa tells how large its chaise is and how deep the rest, as its drawing shows it', () => {
  const bergen = model({
    outline: 'corner-sofa',
    outlineDetails: { count: 3, armWidthCm: 20, bodyDepthCm: 94, chaise: 'right' },
    dimensions: { widthCm: 276, depthCm: 158, heightCm: 80, seatHeightCm: 44, weightKg: 108 },
  });
  expect(bergen.measures.slice(4, 6)).toEqual([
    { key: 'chaise', value: '79 × 158 cm' },
    { key: 'bodyDepth', value: '94 cm' },
  ]);
  expect(bergen.chaise).toMatchObject({ side: 'right', depth: 158, bodyDepth: 94 });
  expect(model().chaise).toBeNull();
});

test('as many highlights as the shop names, in the order given', () => {
  const highlights: Product['highlights'] = [
    'expressDelivery',
    'warranty',
    'customerRating',
    'isLindenCollection',
    'freeInstallation',
    'freeDelivery',
    'doorDelivery',
  ];
  expect(model({ highlights }).highlights).toEqual(highlights);
});

test('what is not upholstered comes in colours, not in fabrics', () => {
  const highlights: Product['highlights'] = ['warranty', 'fabricOptions'];
  expect(model({ highlights, isUpholstered: true }).highlights).toEqual(highlights);
  expect(model({ highlights, isUpholstered: false }).highlights).toEqual(['warranty', 'colourOptions']);
});

test('a rating without reviews is none', () => {
  expect(model({ rating: { average: 0, count: 0, isExample: false } }).rating).toBeNull();
});

test('leads to its collections and qualities, but not to what is a rule for promotions', () => {
  const tag = (vsin: string, name: string, isInternal = false) => ({
    ...{ vsin, title: name, isInternal },
    alias: { nl: name.toLowerCase(), en: 'other' },
  });
  const { groups } = model({
    collections: [{ type: 'collection', vsin: 'CL1', alias: 'linden', title: 'Linden' }],
    tags: [tag('T5', 'Actievrij', true), tag('T9', 'Natuur')],
  });
  expect(groups).toEqual([
    { title: 'Linden', href: '/nl/linden-cl-CL1' },
    { title: 'Natuur', href: '/nl/natuur-t-T9' },
  ]);
});

test('guarantees of parts are told in years, or in months where they are no whole years', () => {
  expect(model().guaranteedParts).toEqual([
    { part: 'frame', text: '10 jaar' },
    { part: 'cover', text: '30 maanden' },
  ]);
  expect(model({ facts: {} }).guaranteedParts).toEqual([]);
});

test('what stands narrow in its pictures is shown in a square, around its place in a room', () => {
  const [packshot] = product().media;
  if (!packshot) throw new Error('The product has no picture.');
  const room = {
    ...packshot,
    kind: 'room' as const,
    securePath: '/media/room-living.webp',
    focus: '50% 50%',
  };
  const size = (heightCm: number) => ({ ...product().dimensions, widthCm: 50, depthCm: 50, heightCm });
  // The floor lamp, by one of its variants.
  const lamp = { media: [packshot, room], options: product().options.slice(0, 1) };
  const [colour] = lamp.options;
  const options = colour && [{ ...colour, values: colour.values.map((v) => ({ ...v, vsin: 'V105001' })) }];
  const high = model({ ...lamp, options, dimensions: size(150) });
  expect([high.isHigh, high.pictures[1]?.focus]).toEqual([true, '82% 27%']);
  const low = model({ ...lamp, options, dimensions: size(60) });
  expect([low.isHigh, low.pictures[1]?.focus]).toEqual([false, '50% 50%']);
});

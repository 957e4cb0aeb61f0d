import { catalogueTexts } from '../../../../../messages/catalogue.ts';
import { factsSchema } from '../../../../contract/facts.ts';
import { leastPartMonths } from '../../../../contract/guarantee.ts';
import { measuresOf } from '../measures.ts';
import { outlineOf } from '../outlines.ts';
import { productSeeds } from '../products.ts';
import { type VariantSeed, variantsOf } from '../variants.ts';
import { factSeeds, factsOf } from './facts-of.ts';
import { kindOf } from './kinds.ts';
import { needed, neededOfCloth, neededOfFabric } from './testing/needed.ts';

const all = productSeeds.flatMap(variantsOf).map((variant) => ({
  variant,
  facts: factsOf(variant),
  kind: kindOf(variant.product.category),
  name: `${variant.product.code} ${variant.vsin}`,
}));
type One = (typeof all)[number];
const fabrics = /^(linen|weave|boucle|velvet|chenille|leather|wool)-/;

/** Names of the variants for which something does not hold. */
const failing = (holds: (one: One) => boolean) => all.filter((one) => !holds(one)).map(({ name }) => name);

describe('facts of the sample goods', () => {
  it('call solid wood what has more of it than edges', () => {
    const { details } = catalogueTexts.nl;
    const called = productSeeds.filter(({ tags }) => tags?.includes('solid-wood'));
    const veneered = called.filter(
      ({ code }) => !details?.[code].materials.some((part) => /massie(f|ve) (?!rand)/i.test(part)),
    );
    expect(called.length).toBeGreaterThan(10);
    expect(veneered.map(({ code }) => code)).toEqual([]);
  });

  it('are those of the kind that their category is of', () => {
    expect(failing(({ variant, kind }) => factSeeds[variant.product.code].kind === kind)).toEqual([]);
  });

  it('are all there that the kind needs: no sofa without the depth of its seat', () => {
    const missing = all.flatMap(({ facts, kind, name }) =>
      needed[kind].filter((code) => facts[code] === undefined).map((code) => `${name}: ${code}`),
    );
    expect(missing).toEqual([]);
  });

  it('tell of each colour what its fabric is made of and how long it lasts', () => {
    const missing = all.flatMap(({ variant: { colour }, facts, kind, name }) => {
      if (!colour || !fabrics.test(colour)) return [];
      const wanted = [
        ...neededOfFabric.filter((code) => kind !== 'rug' || (code !== 'cover' && code !== 'cleaning')),
        ...(colour.startsWith('leather') || kind === 'rug' ? [] : neededOfCloth),
      ];
      return wanted.filter((code) => facts[code] === undefined).map((code) => `${name}: ${code}`);
    });
    expect(missing).toEqual([]);
  });

  it('are what the contract says, with parts of a fabric that make a whole', () => {
    for (const { facts } of all) {
      expect(() => factsSchema.validateSync(facts, { strict: true })).not.toThrow();
      const percents = facts.composition?.map(({ percent }) => percent) ?? [100];
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
    }
  });
});

describe('facts and measures', () => {
  const measures = (variant: VariantSeed) => measuresOf(variant);

  it('leave room behind each seat for a back, and between its arms for whoever sits', () => {
    const isSofa = ({ kind }: One) => kind === 'sofa' || kind === 'armchair';
    for (const { facts, variant, kind, name } of all.filter(isSofa)) {
      const { widthCm, heightCm, seatHeightCm } = measures(variant);
      const { bodyDepthCm, armWidthCm = 0 } = outlineOf(variant.product.code).outlineDetails;
      const behind = (bodyDepthCm ?? measures(variant).depthCm) - (facts.seatDepthCm ?? 0);
      expect([name, behind >= 20 && behind <= 45]).toEqual([name, true]);
      expect(facts.seatWidthCm).toBe(widthCm - 2 * armWidthCm);
      expect((facts.backHeightCm ?? 0) + (seatHeightCm ?? 0)).toBe(heightCm);
      const arm = facts.armHeightCm ?? 0;
      expect([name, arm > (seatHeightCm ?? 0) && arm < heightCm]).toEqual([name, true]);
      if (kind === 'sofa') expect((facts.seatWidthCm ?? 0) / (facts.persons ?? 9)).toBeGreaterThan(50);
    }
  });

  it('fit into the product', () => {
    const outer = failing(({ facts, variant }) => {
      const { widthCm, depthCm, heightCm } = measures(variant);
      const wide = [facts.insideWidthCm, facts.legRoomWidthCm, facts.railLengthCm, facts.potCm];
      const deep = [facts.insideLengthCm, facts.insideDepthCm];
      const high = [facts.slatHeightCm, facts.sideHeightCm, facts.clearanceCm, facts.legRoomHeightCm];
      return (
        wide.every((value = 0) => value < widthCm) &&
        deep.every((value = 0) => value <= depthCm) &&
        [...high, facts.shelfHeightCm, (facts.pileMm ?? 0) / 10].every((value = 0) => value < heightCm)
      );
    });
    expect(outer).toEqual([]);
  });

  it('leave room for the board above the knees', () => {
    const tooHigh = failing(({ facts: { legRoomHeightCm, topThicknessCm = 0 }, variant }) => {
      return !legRoomHeightCm || legRoomHeightCm + topThicknessCm <= measures(variant).heightCm;
    });
    expect(tooHigh).toEqual([]);
  });

  it('lay the mattress of the size into the frame, on slats between floor and rail', () => {
    for (const { facts, kind } of all) {
      if (kind !== 'bed') continue;
      expect((facts.insideWidthCm ?? 0) - (facts.mattressWidthCm ?? 0)).toBe(2);
      expect(facts.slatHeightCm).toBeLessThan(facts.sideHeightCm ?? 0);
      expect(facts.clearanceCm).toBeLessThan(facts.slatHeightCm ?? 0);
    }
  });
});

describe('facts and promises', () => {
  const has = ({ variant }: One, tag: VariantSeed['product']['tags'][number]) =>
    variant.product.tags.includes(tag);

  it('have the shop assemble what is promised for nothing, and only that', () => {
    expect(
      failing((one) => (one.facts.assembly === 'assembly-free') === has(one, 'free-installation')),
    ).toEqual([]);
  });

  it('guarantee each part as long as the whole of it, and as long as the shops promise of that part', () => {
    const tooShort = failing(({ facts: { guarantee = [] }, variant }) =>
      guarantee.every(
        ({ part, months }) => months >= variant.product.warrantyYears * 12 && months >= leastPartMonths[part],
      ),
    );
    expect(tooShort).toEqual([]);
  });

  it('guarantee the frame of whatever is sat or lain on, and the cover of what has one', () => {
    const partsOf = ({ facts }: One) => facts.guarantee?.map(({ part }) => part) ?? [];
    const seats = ['sofa', 'armchair', 'chair', 'bench', 'bed'];
    expect(failing((one) => !seats.includes(one.kind) || partsOf(one).includes('frame'))).toEqual([]);
    expect(failing((one) => !one.facts.cover || partsOf(one).includes('cover'))).toEqual([]);
    expect(failing((one) => !one.facts.doors || partsOf(one).includes('mechanism'))).toEqual([]);
  });

  it('take off the covers that are sold as removable', () => {
    const removable = failing((one) => !has(one, 'washable-cover') || one.facts.cover !== 'cover-fixed');
    expect(removable).toEqual([]);
  });

  it('dim the lamps that are sold as dimmable, and only those', () => {
    const lamps = all.filter(({ kind }) => kind === 'lamp');
    expect(lamps.filter((one) => one.facts.isDimmable !== has(one, 'dimmable'))).toEqual([]);
  });

  it('fasten whatever is high and narrow to the wall', () => {
    const tall = all.filter(({ kind, variant }) => kind === 'storage' && measuresOf(variant).heightCm > 60);
    expect(tall.filter(({ facts }) => facts.tipOver !== 'tip-included')).toEqual([]);
  });
});

describe('texts', () => {
  const { details } = catalogueTexts.nl;

  it.each(productSeeds.map(({ code }) => code))('of %s say no other figures than its facts', (code) => {
    const own = all.filter(({ variant }) => variant.product.code === code);
    const text = [...(details?.[code].description ?? []), ...(details?.[code].materials ?? [])].join(' ');
    const rubs = [...text.matchAll(/(\d+)\.000 (Martindale|toeren)/g)].map(
      ([, thousands]) => Number(thousands) * 1000,
    );
    const least = Math.min(...own.flatMap(({ facts }) => facts.martindale ?? []));
    for (const said of rubs) expect(said).toBe(least);
    const cord = /[Ss]noer[^,.]*?(\d+) cm|kabel is (\d+) cm/.exec(text);
    if (cord) expect(Number(cord[1] ?? cord[2])).toBe(own[0]?.facts.cordCm);
    const watt = /led tot (\d+) watt/.exec(text);
    if (watt) expect(Number(watt[1])).toBe(own[0]?.facts.bulbWatt);
    for (const [, depth] of text.matchAll(/zitting is (\d+) cm diep/g))
      expect(Number(depth)).toBe(own[0]?.facts.seatDepthCm);
  });
});

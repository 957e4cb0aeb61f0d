import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteCodes } from '../../../contract/sites.ts';
import { categoryRows } from './category-rows.ts';
import { colourFacet, facetRows, materialFacet } from './facets.ts';
import { factSeeds } from './facts/facts-of.ts';
import { kindOf } from './facts/kinds.ts';
import { collectionRows, tagRows } from './group-rows.ts';
import { makerRows } from './makers.ts';
import { optionRows } from './options.ts';
import { outlineOf } from './outlines.ts';
import { productSeeds } from './products.ts';
import * as rows from './rows.ts';
import { showroomRows } from './showrooms.ts';
import { slugify } from './slug.ts';

const now = new Date('2026-11-16T09:00:00Z');
const day = 86_400_000;

function groupBy<T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

describe('slugify', () => {
  it.each([
    ['Alma eettafel, wit geolied eiken, 240 × 100 cm', 'alma-eettafel-wit-geolied-eiken-240-x-100-cm'],
    ['Crème bouclé, Ø 120 cm', 'creme-boucle-120-cm'],
    ['  Malmö & Norrgård! ', 'malmo-norrgard'],
  ])('spells %s as %s', (text, alias) => expect(slugify(text)).toBe(alias));
});

describe('category tree', () => {
  const byId = new Map(categoryRows.map((row) => [row.id, row]));

  it('has the eight roots with their fixed numbers', () => {
    const roots = categoryRows.filter((row) => row.depth === 1).map((row) => `${row.vsin} ${row.alias.nl}`);
    expect(roots).toEqual([
      'C1 wonen',
      'C2 slapen',
      'C3 eten',
      'C4 werken',
      'C5 opbergen',
      'C6 verlichting',
      'C7 vloerkleden',
      'C8 decoratie',
    ]);
  });

  it('is at most three deep, and each range lies within that of its parent', () => {
    for (const row of categoryRows) {
      expect(row.depth).toBeLessThanOrEqual(3);
      expect(row.rgt).toBeGreaterThanOrEqual(row.lft);
      const parent = row.parentId ? byId.get(row.parentId) : undefined;
      if (!parent) continue;
      expect(row.lft).toBeGreaterThan(parent.lft);
      expect(row.rgt).toBeLessThanOrEqual(parent.rgt);
      expect(row.depth).toBe(parent.depth + 1);
    }
  });

  it('has a product in every leaf and none above a leaf', () => {
    const leaves = categoryRows.filter((row) => row.lft === row.rgt).map((row) => row.vsin);
    expect([...new Set(productSeeds.map((product) => product.category))].sort()).toEqual(leaves.sort());
  });
});

describe('what is said of a product fits it', () => {
  const dutch = rows.productRows(now).map((product) => ({
    code: product.code,
    kind: kindOf(productSeeds.find(({ code }) => code === product.code)?.category ?? ''),
    care: (product.care.nl ?? []).join(' '),
  }));
  const kindsWith = (words: RegExp) => [
    ...new Set(dutch.filter(({ care }) => words.test(care)).map(({ kind }) => kind)),
  ];

  it('nothing with a cord is washed, hot pans stand on tables, and loose cushions lie on seats', () => {
    expect(kindsWith(/afwassen|af te wassen/)).not.toContain('lamp');
    expect(kindsWith(/warme pannen/).sort()).toEqual(['dining-table', 'low-table']);
    expect(kindsWith(/losse kussens/).sort()).toEqual(['armchair', 'sofa']);
  });

  it('a collection of walnut has what is of walnut, and no sofa of leather on legs of steel', () => {
    const inWalnut = productSeeds.filter(({ collections }) => collections.includes('mid-century'));
    expect(inWalnut.length).toBeGreaterThan(3);
    expect(inWalnut.filter(({ category }) => category.startsWith('C11'))).toEqual([]);
  });
});

describe('products', () => {
  const products = rows.productRows(now);

  it('are the 66 that can be pictured, each with two or three paragraphs', () => {
    expect(products).toHaveLength(66);
    expect(new Set(products.map((product) => product.code)).size).toBe(66);
    const inDutch = ({ nl = [] }: { nl?: string[] }) => ({ nl });
    for (const product of products) {
      const description = inDutch(product.description);
      const materials = inDutch(product.materials);
      const care = inDutch(product.care);
      expect(description.nl.length).toBeGreaterThanOrEqual(2);
      expect(description.nl.length).toBeLessThanOrEqual(3);
      expect(description.nl.every((paragraph) => paragraph.length > 40)).toBe(true);
      expect(materials.nl.length).toBeGreaterThan(0);
      expect(care.nl.length).toBeGreaterThan(0);
    }
  });

  it('name only materials and styles that can be filtered', () => {
    const styles = facetRows.filter((row) => row.facet === 'style').map((row) => row.value);
    const materials = materialFacet.map((row) => row.value);
    for (const { style, materialCodes, code } of products) {
      expect([code, styles]).toEqual([code, expect.arrayContaining([style])]);
      expect([code, materials]).toEqual([code, expect.arrayContaining(materialCodes)]);
    }
  });

  it('have some that are new and none from the future', () => {
    const ages = products.map((product) => (now.getTime() - Date.parse(product.createdOn)) / day);
    expect(ages.filter((age) => age <= 30).length).toBeGreaterThanOrEqual(5);
    expect(Math.min(...ages)).toBeGreaterThan(0);
  });

  it('go well with others, never with themselves', () => {
    for (const { productId, relatedId } of rows.productRelationRows) expect(relatedId).not.toBe(productId);
    expect(new Set(rows.productRelationRows.map((row) => row.productId)).size).toBe(66);
  });
});

describe('variants', () => {
  const variants = rows.variantRows;
  const values = new Set(optionRows(rows.usedSizes).map(({ option, value }) => `${option} ${value}`));

  it('are more than 200 with numbers that follow from the product', () => {
    expect(variants.length).toBeGreaterThanOrEqual(200);
    expect(new Set(variants.map((variant) => variant.vsin)).size).toBe(variants.length);
    for (const { vsin, productId, position } of variants)
      expect(vsin).toBe(`V${1000 + productId}${String(position).padStart(2, '0')}`);
  });

  it('have exactly one default per product: the first, which the packshot shows', () => {
    for (const siblings of groupBy(variants, (variant) => variant.productId).values()) {
      expect(siblings.filter((variant) => variant.isDefault).map((variant) => variant.position)).toEqual([1]);
      for (const { isDefault, media, vsin } of siblings)
        if (isDefault) expect([vsin, media[0]?.shows]).toEqual([vsin, null]);
    }
  });

  it('have their own title and options', () => {
    expect(new Set(variants.map((variant) => variant.title.nl)).size).toBe(variants.length);
    for (const { options } of variants)
      for (const [option, value] of Object.entries(options)) expect(values).toContain(`${option} ${value}`);
    for (const siblings of groupBy(variants, (variant) => variant.productId).values())
      expect(new Set(siblings.map((variant) => JSON.stringify(variant.options))).size).toBe(siblings.length);
  });

  const codes = new Map(productSeeds.map((product) => [product.id, product.code]));

  it('begin their gallery with the packshot of the product, 1280 × 960 or 1920 × 1440', () => {
    for (const { media, productId } of variants) {
      const code = codes.get(productId) ?? '';
      expect(media[0]).toMatchObject({
        file: expect.stringMatching(new RegExp(`^${code}(-[a-z-]+)?-main\\.webp$`)),
        kind: 'packshot',
      });
      const { width = 0, height = 0 } = media[0] ?? {};
      expect(['1280 × 960', '1920 × 1440']).toContain(`${width} × ${height}`);
      for (const { file } of media) {
        expect(file).toMatch(/^([a-z0-9-]+-(main|front|inside|back|above|detail)|room-[a-z0-9-]+)\.webp$/);
        expect(/^room-[a-z]+\.webp$/.test(file) || file.replace(/^room-[a-z]+-/, '').startsWith(code)).toBe(
          true,
        );
      }
    }
  });

  it('show their own finish where it has a packshot, and say which one else', () => {
    const oslo = variants.filter((variant) => codes.get(variant.productId) === 'sofa-oslo-3');
    const shown = (media: (typeof oslo)[number]['media']) => [media[0]?.file, media[0]?.shows?.nl];
    expect(oslo.slice(0, 6).map(({ media }) => shown(media))).toEqual([
      ['sofa-oslo-3-main.webp', undefined],
      ['sofa-oslo-3-linen-oat-main.webp', undefined],
      ['sofa-oslo-3-weave-grey-main.webp', undefined],
      ['sofa-oslo-3-weave-sage-main.webp', undefined],
      ['sofa-oslo-3-weave-navy-main.webp', undefined],
      ['sofa-oslo-3-main.webp', '212 cm'],
    ]);
    // Only the size may be another.
    for (const { media } of variants) expect(media[0]?.shows?.nl ?? 'cm').toMatch(/^[^,]*cm( hoog)?$/);
  });

  it('are seen from a second angle and close up', () => {
    const lacking = variants.filter(({ media }) => {
      const files = media.map(({ file }) => file);
      return (
        !files.some((file) => /-(front|above)\.webp$/.test(file)) ||
        !files.some((file) => file.endsWith('-detail.webp'))
      );
    });
    expect(new Set(lacking.map(({ productId }) => codes.get(productId)))).toEqual(new Set());
  });

  it('show every picture of their own finish before those of another, and name the other one', () => {
    const isOther = (shows: { nl?: string } | null) =>
      shows !== null && !/^[^,]*cm( hoog)?$/.test(shows.nl ?? '');
    for (const { media, vsin } of variants) {
      const others = media.map(({ shows }) => isOther(shows));
      expect([vsin, ...others]).toEqual([vsin, ...others.toSorted((a, b) => Number(a) - Number(b))]);
    }
    const sage = variants.find(
      ({ productId, options }) => codes.get(productId) === 'sofa-oslo-3' && options.colour === 'weave-sage',
    );
    const own = sage?.media.filter(({ shows }) => shows === null);
    expect(own?.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'sofa-oslo-3-weave-sage-main.webp',
        'room-living.webp',
        'sofa-oslo-3-weave-sage-front.webp',
        'sofa-oslo-3-weave-sage-detail.webp',
      ]),
    );
    expect(own?.slice(0, 2).map(({ kind }) => kind)).toEqual(['packshot', 'room']);
  });

  it('stand in a room, every one of them', () => {
    const inRoom = variants.filter(({ media }) => media.some(({ kind }) => kind === 'room'));
    expect(new Set(inRoom.map(({ productId }) => productId))).toEqual(new Set(codes.keys()));
    const rooms = inRoom.flatMap(({ media }) => media).filter(({ kind }) => kind === 'room');
    const isSet = ({ file }: { file: string }) => /^room-[a-z]+\.webp$/.test(file);
    expect(new Set(rooms.filter(isSet).map(({ file }) => file)).size).toBe(20);
    // Those of home and of campaigns are seen largest.
    const large = ['room-living.webp', 'room-lounge.webp'];
    for (const { file, width, height } of rooms)
      expect([width, height]).toEqual(
        large.includes(file) ? [2560, 1706] : isSet({ file }) ? [1920, 1280] : [1280, 853],
      );
  });

  it('show only pictures that are there', () => {
    const named = [
      ...variants.flatMap((variant) => variant.media),
      ...[...categoryRows, ...collectionRows].flatMap((row) => row.media ?? []),
    ];
    const files = [...new Set(named.map((picture) => picture.file))];
    expect(files.filter((file) => !existsSync(path.join('public/media', file)))).toEqual([]);
  });

  it('measure and weigh what furniture does', () => {
    for (const variant of variants) {
      const { widthMm, depthMm, heightMm, seatHeightMm, weightGrams, packages, vsin } = variant;
      const sizes = { vsin, widthMm, depthMm, heightMm, weightGrams };
      const isLikely =
        widthMm >= 250 &&
        widthMm <= 3100 &&
        depthMm >= 30 &&
        depthMm <= 2500 &&
        heightMm >= 13 &&
        heightMm <= 2100;
      expect({ ...sizes, isLikely }).toEqual({ ...sizes, isLikely: true });
      if (seatHeightMm !== null) expect(seatHeightMm >= 400 && seatHeightMm <= 700).toBe(true);
      const packed = packages.reduce((sum, box) => sum + box.weightKg, 0);
      expect({ ...sizes, packed: packed * 1000 >= weightGrams * 0.99 }).toEqual({ ...sizes, packed: true });
    }
  });

  it('lie lower in their boxes than they stand where their legs are fastened at home', () => {
    const onLegs = variants.filter(({ productId }) => {
      const product = productSeeds.find(({ id }) => id === productId);
      if (!product || factSeeds[product.code].assembly !== 'assembly-legs') return false;
      return outlineOf(product.code).outlineDetails.legHeightCm !== undefined;
    });
    expect(onLegs.length).toBeGreaterThan(40);
    const tooHigh = onLegs.filter(({ heightMm, packages }) =>
      packages.some((box) => box.heightCm * 10 >= heightMm),
    );
    expect(tooHigh.map(({ vsin }) => vsin)).toEqual([]);
    const oslo = variants.find(({ vsin }) => vsin === 'V100101');
    expect(oslo?.packages).toEqual([{ widthCm: 216, depthCm: 98, heightCm: 70, weightKg: 65.7 }]);
  });

  it('come in sections that a parcel carrier takes where they stand on a pole', () => {
    const floorLamps = variants.filter(({ productId }) =>
      productSeeds.some(({ id, packing }) => id === productId && packing === 'sections'),
    );
    expect(floorLamps.length).toBeGreaterThan(5);
    const boxes = floorLamps.flatMap(({ packages }) => packages);
    const isLarge = (box: (typeof boxes)[number]) =>
      Math.max(box.widthCm, box.depthCm, box.heightCm) > 120 || box.weightKg > 23;
    expect(boxes.filter(isLarge)).toEqual([]);
  });

  it('are in stock, nearly gone, sold out, made to order and made to measure', () => {
    const count = (is: (variant: (typeof variants)[number]) => boolean) => variants.filter(is).length;
    expect(count((v) => v.onHand === 0 && v.inventoryPolicy === 'deny')).toBeGreaterThan(5);
    expect(count((v) => v.onHand !== null && v.onHand > 0 && v.onHand <= 3)).toBeGreaterThan(10);
    expect(count((v) => v.onHand === 0 && v.inventoryPolicy === 'continue')).toBeGreaterThan(20);
    for (const v of variants) {
      if (v.isMadeToMeasure) expect(v.onHand).toBeNull();
      if (v.inventoryPolicy === 'continue') expect(v.productionDays).toBeGreaterThan(0);
      else expect(v.productionDays).toBe(0);
    }
    expect(count((v) => v.isMadeToMeasure)).toBeGreaterThan(1);
  });

  it('are expected back on a day where they are sold out, but not all of them', () => {
    const dated = rows.datedVariantRows(new Date('2026-11-23T12:00:00Z'));
    const soldOut = dated.filter((v) => v.onHand === 0 && v.inventoryPolicy === 'deny');
    const days = soldOut.flatMap(({ restockOn }) => restockOn ?? []);
    expect(days.length).toBeGreaterThan(2);
    expect(days.length).toBeLessThan(soldOut.length);
    for (const day of days) expect(day > '2026-12-01' && day < '2027-02-01').toBe(true);
    expect(dated.filter((v) => v.restockOn !== null)).toHaveLength(days.length);
  });
});

describe('prices', () => {
  const log = groupBy(rows.priceLogRows(now), (row) => `${row.variantId} ${row.site}`);

  it('are positive whole minor units on every site', () => {
    expect(rows.priceRows).toHaveLength(rows.variantRows.length * siteCodes.length);
    for (const { amount } of rows.priceRows) expect(Number.isInteger(amount) && amount > 0).toBe(true);
  });

  it('are the last entry of a history that never reaches back or ahead in time', () => {
    expect(log.size).toBe(rows.priceRows.length);
    for (const { variantId, site, amount } of rows.priceRows) {
      const history = log.get(`${variantId} ${site}`) ?? [];
      expect(history.at(-1)?.amount).toBe(amount);
      const times = history.map((entry) => entry.since.getTime());
      expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('have come down within the last 30 days for about 15 % of the variants', () => {
    const reduced = rows.variantRows.filter(({ id }) => {
      const [last, before] = (log.get(`${id} nl`) ?? []).slice(-2).reverse();
      if (!last || !before || last.since.getTime() < now.getTime() - 30 * day) return false;
      const held = last.since.getTime() - before.since.getTime();
      return before.amount > last.amount && held >= 30 * day;
    });
    expect(reduced.length / rows.variantRows.length).toBeGreaterThan(0.1);
    expect(reduced.length / rows.variantRows.length).toBeLessThan(0.2);
  });
});

describe('options, facets and the rest', () => {
  it('count each colour and wood under a colour family', () => {
    const families = new Set<string | null>(colourFacet.map((row) => row.value));
    for (const { option, family, swatch } of optionRows(rows.usedSizes)) {
      if (option === 'size') expect([family, swatch]).toEqual([null, null]);
      else expect(families.has(family) && /^#[0-9a-f]{6}$/.test(swatch ?? '')).toBe(true);
    }
  });

  it('give every facet value a bit of its own below 62', () => {
    for (const values of groupBy(facetRows, (row) => row.facet).values()) {
      expect(new Set(values.map((row) => row.code)).size).toBe(values.length);
      expect(values.every((row) => row.code >= 0 && row.code <= 61)).toBe(true);
    }
  });

  it('has collections, tags, makers and showrooms to fill the shop', () => {
    expect(collectionRows.length).toBeGreaterThanOrEqual(6);
    expect(tagRows.map((row) => row.alias.nl)).toContain('geen-reclameproduct');
    expect(new Set(rows.productTagRows.map((row) => row.tagId)).size).toBe(tagRows.length);
    expect(new Set(rows.productCollectionRows.map((row) => row.collectionId)).size).toBe(
      collectionRows.length,
    );
    for (const { postalAddress, email } of makerRows)
      expect(postalAddress.length > 20 && email.endsWith('.example')).toBe(true);
    for (const { mapsLink } of showroomRows)
      expect(mapsLink).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=[345]\d\.\d+&mlon=/);
  });
});

import { readFileSync } from 'node:fs';
import { entriesOf } from './entries-of.ts';
import { storageFacts } from './facts/boards.ts';
import { galleryOf } from './gallery.ts';
import { productSeeds } from './products.ts';
import { variantsOf } from './variants.ts';

const isWardrobe = (code: string) => code.startsWith('wardrobe-');
const wardrobes = productSeeds.filter(({ code }) => isWardrobe(code));

it('a wardrobe of each finish is shown from within, in that finish', () => {
  for (const variant of wardrobes.flatMap(variantsOf)) {
    const [inside] = galleryOf(variant).filter(({ file }) => file.endsWith('-inside.webp'));
    // The size may be another, which the picture says.
    expect([variant.vsin, inside?.file]).toEqual([
      variant.vsin,
      expect.stringContaining(variant.product.code),
    ]);
    for (const finish of [variant.colour, variant.wood].filter((one) => one !== null))
      if (finish !== (variant.product.colours ?? variant.product.woods)?.[0])
        expect(inside?.file).toContain(finish);
  }
});

it('what is seen within has the shelves, drawers and rail of the facts', () => {
  const models = readFileSync('imagery/scripts/families/storage.py', 'utf8');
  const drawn = [...models.matchAll(/"([\w-]+)": .*opened=\((\d+), (\d+), (\d+)\)/g)].map(
    ([, code, ...numbers]) => [code, numbers.map(Number)],
  );
  const told = entriesOf(storageFacts).flatMap(([code, facts]) => {
    if (!isWardrobe(code) || !('railLengthCm' in facts)) return [];
    const drawers = 'drawers' in facts ? facts.drawers : 0;
    return [[code, [facts.shelves, drawers, Object.values(facts.railLengthCm)[0]]]];
  });
  expect(drawn.length).toBe(wardrobes.length);
  expect(drawn).toEqual(told);
});

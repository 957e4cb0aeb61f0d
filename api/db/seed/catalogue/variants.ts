import type { ColourCode, WoodCode } from '../../../../messages/shape/catalogue.ts';
import { inEachLanguage, type Named } from './named.ts';
import { sizeTitle } from './options.ts';
import type { SizeSeed } from './product-seed.ts';
import type { NumberedProduct } from './products.ts';

/** One sellable combination, before it becomes a row. */
export type VariantSeed = {
  id: number;
  vsin: string;
  /** From 1. */
  position: number;
  product: NumberedProduct;
  colour: ColourCode | null;
  wood: WoodCode | null;
  size: SizeSeed | null;
  title: Named;
};

function orNone<T>(values: readonly T[] | undefined): readonly (T | null)[] {
  return values && values.length > 0 ? values : [null];
}

/** What a variant is, or what a picture shows, of what its product is sold in. */
export type VariantOptions = { colour: ColourCode | null; wood: WoodCode | null; size: string | null };

/** "Oslo 3-zitsbank, zandkleurig linnen"; the usual size goes without saying. */
export function titleOf(product: NumberedProduct, { colour, wood, size }: VariantOptions): Named {
  const isUsualSize = size === null || size === product.sizes?.[0]?.value;
  return inEachLanguage((language, { colours, spelling, woods }) => {
    const phrases = [wood && woods[wood].phrase, colour && colours[colour].phrase];
    const finish = phrases.filter((phrase) => phrase !== null).join(` ${spelling.and} `);
    const parts = [product.title[language], finish, isUsualSize ? '' : sizeTitle(size)[language]];
    return parts.filter((part) => part !== '').join(', ');
  });
}

/** All combinations; the pictured one comes first and is the default. */
export function variantsOf(product: NumberedProduct): VariantSeed[] {
  const combinations = orNone(product.sizes).flatMap((size) =>
    orNone(product.woods).flatMap((wood) =>
      orNone(product.colours).map((colour) => ({ colour, wood, size })),
    ),
  );
  return combinations.map((choice, index) => {
    const position = index + 1;
    const id = (1000 + product.id) * 100 + position;
    return {
      id,
      vsin: `V${id}`,
      position,
      product,
      ...choice,
      title: titleOf(product, { ...choice, size: choice.size?.value ?? null }),
    };
  });
}

import { type ColourCode, colours, sizeTitle, type WoodCode, woods } from './options.ts';
import type { ProductSeed, SizeSeed } from './product-seed.ts';
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
  title: { nl: string; en: string };
};

function orNone<T>(values: readonly T[] | undefined): readonly (T | null)[] {
  return values && values.length > 0 ? values : [null];
}

type Language = 'nl' | 'en';

/** "Oslo 3-zitsbank, zandkleurig linnen"; the usual size goes without saying. */
function titleIn(
  language: Language,
  product: ProductSeed,
  choice: Pick<VariantSeed, 'colour' | 'wood' | 'size'>,
) {
  const finish = [
    ...(choice.wood ? [woods[choice.wood].phrase[language]] : []),
    ...(choice.colour ? [colours[choice.colour].phrase[language]] : []),
  ].join(language === 'nl' ? ' met ' : ' with ');
  const isFirstSize = choice.size?.value === product.sizes?.[0]?.value;
  const size = choice.size && !isFirstSize ? sizeTitle(choice.size.value)[language] : '';
  return [`${product.line} ${product.noun[language]}`, finish, size].filter((part) => part !== '').join(', ');
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
      title: { nl: titleIn('nl', product, choice), en: titleIn('en', product, choice) },
    };
  });
}

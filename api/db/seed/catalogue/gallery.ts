import type { StoredMedia } from '../../schema/catalogue.ts';
import { inEachLanguage, type Named } from './named.ts';
import { colourTitle, sizeTitle, woodTitle } from './options.ts';
import { picture } from './pictures.ts';
import { type Pictured, picturesOf } from './rooms.ts';
import { titleOf, type VariantOptions, type VariantSeed } from './variants.ts';

/** The choice a picture shows: the product's first one, apart from what the picture itself says. */
function shownBy({ product }: VariantSeed, pictured: Pictured): VariantOptions {
  return {
    colour: pictured.colour ?? product.colours?.[0] ?? null,
    wood: pictured.wood ?? product.woods?.[0] ?? null,
    size: pictured.size ?? product.sizes?.[0]?.value ?? null,
  };
}

/** Names what the picture shows where that is not the variant itself: "Weefstof salie, 212 cm". */
function differences(variant: VariantSeed, shown: VariantOptions): Named | null {
  const titles = [
    shown.wood && shown.wood !== variant.wood ? woodTitle(shown.wood) : null,
    shown.colour && shown.colour !== variant.colour ? colourTitle(shown.colour) : null,
    shown.size && shown.size !== (variant.size?.value ?? null) ? sizeTitle(shown.size) : null,
  ].filter((title) => title !== null);
  if (titles.length === 0) return null;
  return inEachLanguage((language) => titles.map((title) => title[language]).join(', '));
}

/** Colour and wood where they are others than the product's first. */
function otherFinish({ product, colour, wood }: VariantSeed): Pictured {
  return {
    ...(colour && colour !== product.colours?.[0] ? { colour } : {}),
    ...(wood && wood !== product.woods?.[0] ? { wood } : {}),
  };
}

/** The pictures of a variant; each alt text says product, finish and view: "Lund 3-zitsbank, crème bouclé, van dichtbij". */
export function galleryOf(variant: VariantSeed): StoredMedia[] {
  return picturesOf(variant.product.code, otherFinish(variant)).map(({ name, what, pictured }) => {
    const shown = shownBy(variant, pictured);
    const title = titleOf(variant.product, shown);
    const alt = inEachLanguage((language) => `${title[language]}, ${what[language]}`);
    return picture(name, alt, differences(variant, shown));
  });
}

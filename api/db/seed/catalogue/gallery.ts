import type { StoredMedia } from '../../schema/catalogue.ts';
import { colours, sizeTitle, woods } from './options.ts';
import { picture } from './pictures.ts';
import { type Pictured, picturesOf } from './rooms.ts';
import type { VariantSeed } from './variants.ts';

type Shown = { colour: string | null; wood: string | null; size: string | null };

/** The choice a picture shows: the product's first one, apart from what the picture itself says. */
function shownBy(variant: VariantSeed, pictured: Pictured): Shown {
  const { product } = variant;
  return {
    colour: pictured.colour ?? product.colours?.[0] ?? null,
    wood: pictured.wood ?? product.woods?.[0] ?? null,
    size: pictured.size ?? product.sizes?.[0]?.value ?? null,
  };
}

function titleOf(options: Readonly<Record<string, { title: { nl: string } }>>, value: string): string {
  return options[value]?.title.nl ?? value;
}

/** Names what the picture shows where that is not the variant itself: "Weefstof salie, 212 cm". */
function differences(variant: VariantSeed, shown: Shown): string | null {
  const parts = [
    shown.wood && shown.wood !== variant.wood ? titleOf(woods, shown.wood) : null,
    shown.colour && shown.colour !== variant.colour ? titleOf(colours, shown.colour) : null,
    shown.size && shown.size !== (variant.size?.value ?? null) ? sizeTitle(shown.size).nl : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Colour and wood where they are others than the product's first. */
function otherFinish({ product, colour, wood }: VariantSeed): Pictured {
  return {
    ...(colour && colour !== product.colours?.[0] ? { colour } : {}),
    ...(wood && wood !== product.woods?.[0] ? { wood } : {}),
  };
}

export function galleryOf(variant: VariantSeed): StoredMedia[] {
  const { line, noun } = variant.product;
  return picturesOf(variant.product.code, otherFinish(variant)).map(({ name, what, pictured }) =>
    picture(
      name,
      { nl: `${line} ${noun.nl} ${what.nl}`, en: `${line} ${noun.en} ${what.en}` },
      differences(variant, shownBy(variant, pictured)),
    ),
  );
}

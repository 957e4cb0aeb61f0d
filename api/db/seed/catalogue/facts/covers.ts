import type { ColourCode, WoodCode } from '../../../../../messages/shape/catalogue.ts';
import type { Facts, FactWord, Fibre } from '../../../../contract/facts.ts';

type CoverFacts = Pick<Facts, 'composition' | 'martindale' | 'pilling' | 'lightfastness'>;
const of = (...parts: (readonly [Fibre, number])[]) => parts.map(([fibre, percent]) => ({ fibre, percent }));

const linen = { composition: of(['linen', 100]), martindale: 40_000, pilling: 4 };
const weave = { composition: of(['recycled-polyester', 100]), martindale: 50_000, pilling: 4 };
const boucle = {
  composition: of(['polyester', 62], ['acrylic', 28], ['wool', 10]),
  martindale: 35_000,
  pilling: 3,
};
const velvet = { composition: of(['polyester', 100]), martindale: 80_000, pilling: 4 };
const chenille = { composition: of(['recycled-polyester', 100]), martindale: 45_000, pilling: 4 };
const leather = { composition: of(['leather', 100]) };
const wool = { composition: of(['wool', 100]) };

/** Dark and bright dyes fade sooner than undyed yarn and greys. */
export const covers: Readonly<Partial<Record<ColourCode, CoverFacts>>> = {
  'linen-sand': { ...linen, lightfastness: 5 },
  'linen-oat': { ...linen, lightfastness: 6 },
  'weave-grey': { ...weave, lightfastness: 6 },
  'weave-sage': { ...weave, lightfastness: 5 },
  'weave-terra': { ...weave, lightfastness: 5 },
  'weave-navy': { ...weave, lightfastness: 5 },
  'weave-charcoal': { ...weave, lightfastness: 6 },
  'boucle-cream': { ...boucle, lightfastness: 5 },
  'boucle-mocha': { ...boucle, lightfastness: 5 },
  'velvet-forest': { ...velvet, lightfastness: 4 },
  'velvet-rust': { ...velvet, lightfastness: 4 },
  'velvet-ochre': { ...velvet, lightfastness: 5 },
  'chenille-stone': { ...chenille, lightfastness: 6 },
  'chenille-blue': { ...chenille, lightfastness: 5 },
  'leather-cognac': { ...leather, lightfastness: 4 },
  'leather-chestnut': { ...leather, lightfastness: 4 },
  'leather-black': { ...leather, lightfastness: 5 },
  'wool-ecru-brown': { ...wool, lightfastness: 6 },
  'wool-sand-terra': { ...wool, lightfastness: 5 },
  'wool-sand-navy': { ...wool, lightfastness: 5 },
  'wool-taupe': { ...wool, lightfastness: 5 },
  'wool-ecru': { ...wool, lightfastness: 6 },
};

/** How what is not fabric is finished. */
export const surfaceOfColour: Readonly<Partial<Record<ColourCode, FactWord>>> = {
  'lacquer-black': 'surface-lacquer',
  'lacquer-white': 'surface-lacquer',
  'lacquer-sage': 'surface-lacquer',
  'lacquer-blue': 'surface-lacquer',
  brass: 'surface-brushed',
  'metal-black': 'surface-powder',
  'metal-white': 'surface-powder',
  'brass-carrara': 'surface-honed',
  'black-marquina': 'surface-honed',
  'marble-carrara': 'surface-honed',
  'marble-marquina': 'surface-honed',
  travertine: 'surface-honed',
  'ceramic-sand': 'surface-glaze',
  'ceramic-clay': 'surface-glaze',
  'ceramic-charcoal': 'surface-glaze',
  'ceramic-white': 'surface-glaze',
};

export const surfaceOfWood: Readonly<Record<WoodCode, FactWord>> = {
  oak: 'surface-oil',
  'oak-white': 'surface-white-oil',
  'oak-smoked': 'surface-oil',
  walnut: 'surface-oil',
  'ash-black': 'surface-stain-oil',
};

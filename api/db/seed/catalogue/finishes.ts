import type { ColourCode, WoodCode } from '../../../../messages/shape/catalogue.ts';
import type { ColourFamily } from './facets.ts';

/** A choice of cover, surface or wood; `priceFactor` relates the price to the plain choice of the same kind. */
export type Finish = { family: ColourFamily; swatch: string; priceFactor: number };

function finish(family: ColourFamily, swatch: string, priceFactor = 1): Finish {
  return { family, swatch, priceFactor };
}

/** In the order of the filter and of the choices: fabrics and leathers, then lacquer, metal, stone, ceramic, fibre, wool. */
export const colours: Readonly<Record<ColourCode, Finish>> = {
  'linen-sand': finish('beige', '#c9bca6'),
  'linen-oat': finish('cream', '#ddd3c2'),
  'weave-grey': finish('grey', '#8f8e8c'),
  'weave-sage': finish('green', '#929d84'),
  'weave-terra': finish('terracotta', '#a56e54'),
  'weave-navy': finish('blue', '#36455a'),
  'weave-charcoal': finish('black', '#4c4a48'),
  'boucle-cream': finish('cream', '#e0d8ca', 1.08),
  'boucle-mocha': finish('brown', '#8f7965', 1.08),
  'velvet-forest': finish('green', '#2f4a3e', 1.04),
  'velvet-rust': finish('terracotta', '#9a4f32', 1.04),
  'velvet-ochre': finish('yellow', '#b58637', 1.04),
  'chenille-stone': finish('grey', '#b3aa9d', 1.05),
  'chenille-blue': finish('blue', '#6d8296', 1.05),
  'leather-cognac': finish('brown', '#8d5a37', 1.35),
  'leather-chestnut': finish('brown', '#7d4b2d', 1.35),
  'leather-black': finish('black', '#2a2624', 1.35),
  'lacquer-black': finish('black', '#221f1d'),
  'lacquer-white': finish('white', '#eceae4'),
  'lacquer-sage': finish('green', '#8f9a86'),
  'lacquer-blue': finish('blue', '#5b6d80'),
  brass: finish('gold', '#b8975a', 1.1),
  'metal-black': finish('black', '#1b1a19'),
  'metal-white': finish('white', '#e9e6e0'),
  'brass-carrara': finish('white', '#e7e4df', 1.05),
  'black-marquina': finish('black', '#2b2a2b'),
  'marble-carrara': finish('white', '#e7e4df', 1.1),
  'marble-marquina': finish('black', '#2b2a2b', 1.15),
  travertine: finish('beige', '#d8c7ab'),
  'ceramic-sand': finish('beige', '#d2c6b4'),
  'ceramic-clay': finish('terracotta', '#b07a58'),
  'ceramic-charcoal': finish('black', '#3b3a38'),
  'ceramic-white': finish('white', '#e6dfd2'),
  concrete: finish('grey', '#a8a5a0'),
  'paper-white': finish('white', '#f1ece0'),
  'rattan-natural': finish('natural', '#c49a62'),
  'rattan-black': finish('black', '#2c2926'),
  'seagrass-natural': finish('natural', '#c39a63'),
  'wool-ecru-brown': finish('cream', '#e6ddcd'),
  'wool-sand-terra': finish('terracotta', '#a06a4c'),
  'wool-sand-navy': finish('blue', '#48566a'),
  'wool-taupe': finish('beige', '#b9ad9b'),
  'wool-ecru': finish('cream', '#e2d9c8'),
};

export const woods: Readonly<Record<WoodCode, Finish>> = {
  oak: finish('natural', '#cba677'),
  'oak-white': finish('natural', '#d9c9ae', 1.03),
  'oak-smoked': finish('brown', '#876848', 1.06),
  walnut: finish('brown', '#6b482f', 1.22),
  'ash-black': finish('black', '#221f1d'),
};

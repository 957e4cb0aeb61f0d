import type {
  CareCode,
  CollectionCode,
  ColourCode,
  ProductCode,
  ProductName,
  TagCode,
  WoodCode,
} from '../../../../messages/shape/catalogue.ts';
import type { StoredGuarantee } from '../../../contract/proof.ts';
import type { MaterialCode, StyleCode } from './facets.ts';
import type { MakerCode } from './makers.ts';

/**
 * How it leaves the warehouse: whole, a top with loose legs, flat panels, bed parts, a roll, a padded box, or sections of a
 * pole with its foot.
 */
export type Packing = 'whole' | 'table' | 'flat' | 'bed' | 'roll' | 'box' | 'sections';

/** A size on offer; what is left out is as in the product itself, which is the first size. */
export type SizeSeed = {
  value: string;
  widthCm?: number;
  depthCm?: number;
  heightCm?: number;
  seatHeightCm?: number;
  /** Whole euros on top of the price of the first size. */
  priceDelta?: number;
  isMadeToMeasure?: boolean;
};

/**
 * A product as written down. The first colour, wood and size are the ones its packshot shows and make the
 * default variant; every combination is sold.
 */
export type ProductSeed = {
  /** Also the name of its pictures: `<code>-main.webp`. */
  code: ProductCode;
  /** Several may share one. */
  name: ProductName;
  /** Vsin of a leaf category. */
  category: string;
  style: StyleCode;
  maker: MakerCode;
  materialCodes: readonly MaterialCode[];
  widthCm: number;
  depthCm: number;
  heightCm: number;
  seatHeightCm?: number;
  weightKg: number;
  packing: Packing;
  /** Whole euros, or with cents below 100; the default variant on the sites nl and be. */
  price: number;
  colours?: readonly ColourCode[];
  woods?: readonly WoodCode[];
  sizes?: readonly SizeSeed[];
  /** Working days from the warehouse. */
  deliveryDays: number;
  /** Working days to make one; 0 when it is never made to order. */
  productionDays: number;
  warrantyYears: number;
  /** Left out where the maker guarantees no more than the law, or not the whole good. */
  guarantee?: StoredGuarantee;
  /** 0 to 1000. */
  popularity: number;
  /** Days since it entered the range. */
  ageDays: number;
  collections: readonly CollectionCode[];
  tags: readonly TagCode[];
  /** Codes of products that go well with it. */
  goesWith: readonly ProductCode[];
  care: readonly CareCode[];
};

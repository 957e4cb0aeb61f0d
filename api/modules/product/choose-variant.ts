import { type OptionCode, optionCodes } from '../../contract/catalogue.ts';
import { calculatedDeliveryDays } from '../delivery/delivery-promise.ts';
import type { CardVariant, OptionValue } from './card-rows.ts';
import { quantityLimits } from './quantity-limits.ts';

/** How well each variant answers what was asked for, by its id. */
export type VariantPoints = (variants: readonly CardVariant[]) => Promise<ReadonlyMap<number, number>>;
type Limits = { min: number | null; max: number | null };

/** Which variant represents its product; without a choice the default one. */
export type CardChoice = {
  /** Active values of the facet `colour`: the card then shows a variant that has one of them. */
  colourFamilies?: readonly string[] | undefined;
  /** Active values of the facet `material`: where colours decide of that, the card shows a variant made of one of them. */
  materials?: readonly string[] | undefined;
  /** Active values of the facet `bedSize`, widths of mattresses in centimetres. */
  bedWidths?: readonly string[] | undefined;
  /** Active price filter: a variant outside it does not represent its product. Minor units, both ends included. */
  priceMinor?: Limits | null;
  /** Lengths that were asked for, in centimetres. */
  lengths?: { width?: Limits; depth?: Limits; height?: Limits };
  /** Whether what comes soon was asked for: then a variant that takes longer than the default one is not shown. */
  isQuick?: boolean;
  /** The words that were asked for. */
  points?: VariantPoints | undefined;
};

const finishCodes = ['colour', 'wood'] as const satisfies readonly OptionCode[];

/** What the colour and the wood of a variant say that it is made of. */
const materialsOf = ({ options }: CardVariant, optionValues: ReadonlyMap<string, OptionValue>) =>
  finishCodes.flatMap((code) => optionValues.get(`${code}:${options[code]}`)?.material ?? []);

/** Whether the variant is what the filters are about; without a filter for it everything is. */
function passes(
  { amountMinor, facts, options }: CardVariant,
  { bedWidths = [], colourFamilies = [], priceMinor }: CardChoice,
  optionValues: ReadonlyMap<string, OptionValue>,
): boolean {
  const { min, max } = priceMinor ?? { min: null, max: null };
  const familyOf = (code: OptionCode) => optionValues.get(`${code}:${options[code]}`)?.family ?? '';
  return (
    amountMinor >= (min ?? 0) &&
    amountMinor <= (max ?? amountMinor) &&
    (colourFamilies.length === 0 || finishCodes.some((code) => colourFamilies.includes(familyOf(code)))) &&
    (bedWidths.length === 0 || bedWidths.includes(String(facts.mattressWidthCm ?? '')))
  );
}

/** One for each length that was asked for and that the variant has. */
function pointsOfLengths(variant: CardVariant, { lengths = {} }: CardChoice): number {
  const fits = (limits: Limits | undefined, millimetres: number) =>
    limits && millimetres >= (limits.min ?? 0) * 10 && millimetres <= (limits.max ?? Infinity) * 10;
  return [
    fits(lengths.width, variant.widthMm),
    fits(lengths.depth, variant.depthMm),
    fits(lengths.height, variant.heightMm),
  ].filter(Boolean).length;
}

/**
 * The variant that passes the filters and answers most of what was asked for; of equals the default one, then one that
 * can be had, then one that differs least from the default one, then the earlier.
 */
export function chooseVariant(
  siblings: readonly CardVariant[],
  choice: CardChoice,
  optionValues: ReadonlyMap<string, OptionValue>,
  points: ReadonlyMap<number, number>,
): CardVariant | undefined {
  const standard = siblings.find((variant) => variant.isDefault) ?? siblings[0];
  if (!standard) return undefined;
  const kept = (variant: CardVariant) =>
    optionCodes.filter((code) => variant.options[code] === standard.options[code]).length;
  const decided = siblings.flatMap((variant) => materialsOf(variant, optionValues));
  // The others are those of every variant.
  const materials = choice.materials?.filter((material) => decided.includes(material)) ?? [];
  const isMadeOf = (variant: CardVariant) =>
    materials.length === 0 || materialsOf(variant, optionValues).some((one) => materials.includes(one));
  const placed = siblings
    .filter(
      (variant) =>
        passes(variant, choice, optionValues) &&
        isMadeOf(variant) &&
        (!choice.isQuick || calculatedDeliveryDays(variant) <= calculatedDeliveryDays(standard)),
    )
    .map((variant) => ({
      variant,
      order: [
        (points.get(variant.id) ?? 0) + pointsOfLengths(variant, choice),
        variant === standard ? 1 : 0,
        quantityLimits(variant).isAvailable ? 1 : 0,
        kept(variant),
      ],
    }))
    .sort((a, b) => a.order.reduce((found, own, at) => found || (b.order[at] ?? 0) - own, 0));
  return placed[0]?.variant ?? standard;
}

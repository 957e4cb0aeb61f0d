import { type OptionCode, optionCodes } from '../../contract/catalogue.ts';

export type VariantOptions = Partial<Record<OptionCode, string>>;
type Sibling = { options: VariantOptions };

/** Values of one option among the variants, in the order of the variants. */
export function valuesOf(variants: readonly Sibling[], code: OptionCode): string[] {
  return [...new Set(variants.flatMap((variant) => variant.options[code] ?? []))];
}

/**
 * The variant to go to when `code` is set to `value` on `current`: the one that keeps the other options, otherwise
 * the one that keeps most of them; the earlier of equals.
 */
export function siblingWith<V extends Sibling>(
  variants: readonly V[],
  current: Sibling,
  code: OptionCode,
  value: string,
): V | undefined {
  let best: V | undefined;
  let bestKept = -1;
  for (const variant of variants) {
    if (variant.options[code] !== value) continue;
    const kept = optionCodes.filter(
      (other) => other !== code && variant.options[other] === current.options[other],
    ).length;
    if (kept > bestKept) {
      best = variant;
      bestKept = kept;
    }
  }
  return best;
}

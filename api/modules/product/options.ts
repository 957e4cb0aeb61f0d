import { apiTexts } from '../../../messages/api.ts';
import { optionCodes, type ProductOption } from '../../contract/catalogue.ts';
import type { Language } from '../../contract/sites.ts';
import type { CardVariant, OptionValue } from './card-rows.ts';
import { pickText } from './localise.ts';
import { quantityLimits } from './quantity-limits.ts';
import { siblingWith, valuesOf } from './siblings.ts';

type Variant = Pick<
  CardVariant,
  'vsin' | 'alias' | 'options' | 'onHand' | 'inventoryPolicy' | 'isMadeToMeasure'
>;

/** The options of a product as seen from one variant; each value leads to the sibling that keeps the other choices. */
export function toOptions(
  current: Variant,
  siblings: readonly Variant[],
  optionValues: ReadonlyMap<string, OptionValue>,
  language: Language,
): ProductOption[] {
  return optionCodes.flatMap((code) => {
    const known = (value: string) => optionValues.get(`${code}:${value}`);
    const values = valuesOf(siblings, code)
      .sort((a, b) => (known(a)?.position ?? 0) - (known(b)?.position ?? 0))
      .flatMap((value) => {
        const sibling = siblingWith(siblings, current, code, value);
        if (!sibling) return [];
        const named = known(value);
        return {
          value,
          title: named ? pickText(named.title, language) : value,
          colour: named?.swatch ?? null,
          vsin: sibling.vsin,
          alias: pickText(sibling.alias, language),
          isSelected: current.options[code] === value,
          isAvailable: quantityLimits(sibling).isAvailable,
          isMadeToMeasure: sibling.isMadeToMeasure,
        };
      });
    return values.length > 0 ? { code, title: apiTexts[language].options[code], values } : [];
  });
}

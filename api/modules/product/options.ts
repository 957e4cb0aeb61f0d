import { apiTexts } from '../../../messages/api.ts';
import { optionCodes, type ProductOption } from '../../contract/catalogue.ts';
import type { DeliveryTime } from '../../contract/delivery-promise.ts';
import type { Money } from '../../contract/envelope.ts';
import type { Language } from '../../contract/sites.ts';
import type { CardVariant, OptionValue } from './card-rows.ts';
import { pickText } from './localise.ts';
import { quantityLimits } from './quantity-limits.ts';
import { siblingWith, valuesOf } from './siblings.ts';

type Variant = Pick<
  CardVariant,
  'vsin' | 'alias' | 'options' | 'onHand' | 'inventoryPolicy' | 'isMadeToMeasure'
>;

/** What a version costs, and when it comes. */
type Terms<V> = (variant: V) => { unitPrice: Money; deliveryTime: DeliveryTime | null };

/** The options of a product as seen from one variant; each value leads to the sibling that keeps the other choices. */
export function toOptions<V extends Variant>(
  current: Variant,
  siblings: readonly V[],
  {
    optionValues,
    language,
    termsOf,
  }: { optionValues: ReadonlyMap<string, OptionValue>; language: Language; termsOf: Terms<V> },
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
          ...termsOf(sibling),
        };
      });
    return values.length > 0 ? { code, title: apiTexts[language].options[code], values } : [];
  });
}

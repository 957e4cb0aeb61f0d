import type { Product, ProductOption } from '@/api/contract/catalogue';
import type { DeliveryTime } from '@/api/contract/delivery-promise';
import { formatMoney } from '@/lib/money/format';
import { productPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import type { OptionGroup } from './models';

type Value = ProductOption['values'][number];

/** Working days that decide nobody's choice. */
const alike = 5;

function differ(one: DeliveryTime, other: DeliveryTime): boolean {
  const apart = Math.abs(one.last - other.last);
  return one.unit === other.unit ? apart >= (one.unit === 'days' ? alike : 1) : true;
}

/** When a choice comes, where that differs from the version at hand, of which the page tells the dates. */
function otherTime(choice: Value, { values }: ProductOption): DeliveryTime | null {
  const own = values.find(({ isSelected }) => isSelected)?.deliveryTime;
  const time = choice.isAvailable ? choice.deliveryTime : null;
  return own && time && differ(own, time) ? time : null;
}

function differInPrice({ values }: ProductOption): boolean {
  const had = values.filter(({ isAvailable }) => isAvailable);
  return new Set(had.map(({ unitPrice }) => unitPrice?.amount)).size > 1;
}

/** The choices there are; prices and delivery are told where they help to choose. */
export function toOptionGroups(
  { options }: Pick<Product, 'options'>,
  { code: site, locale }: Pick<SiteRules, 'code' | 'locale'>,
): OptionGroup[] {
  return options
    .filter((option) => option.values.length > 0)
    .map((option) => {
      const hasPrices = differInPrice(option);
      return {
        code: option.code,
        title: option.title,
        selectedTitle: option.values.find((value) => value.isSelected)?.title ?? '',
        choices: option.values.map((value) => ({
          id: `option-${option.code}-${value.value.replace(/\s+/g, '-')}`,
          title: value.title,
          colour: value.colour,
          href: productPath(site, value),
          isSelected: value.isSelected,
          isAvailable: value.isAvailable,
          isMadeToMeasure: value.isMadeToMeasure,
          price:
            hasPrices && value.isAvailable && value.unitPrice ? formatMoney(value.unitPrice, locale) : null,
          deliveryTime: otherTime(value, option),
        })),
      };
    });
}

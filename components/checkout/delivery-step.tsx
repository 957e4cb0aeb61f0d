'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import type { BasketModel, DeliveryMethod } from '@/lib/basket/models';
import { formatDeliveryRange } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import type { SiteRules } from '@/lib/sites/models';

type Props = {
  site: SiteRules;
  basket: BasketModel;
  isUpdating: boolean;
  onChoose: (method: DeliveryMethod) => void;
  onContinue: () => void;
};

/** How it is brought; each choice says when and for how much. */
export function DeliveryStep({ site, basket, isUpdating, onChoose, onContinue }: Props) {
  const t = useTranslations('checkout');
  const tBasket = useTranslations('basket');
  const options = basket.deliveryOptions.map(({ code, price, delivery }) => ({
    value: code,
    title: t(`deliveryMethods.${code}`),
    aside: price.amount === 0 ? tBasket('free') : formatMoney(price, site.locale),
    description: (
      <>
        {t(`deliveryMethods.${code}Text`)}
        <span className="block">
          {t('expected', { range: formatDeliveryRange(delivery.from, delivery.until, site.locale) })}
        </span>
      </>
    ),
  }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <RadioGroup
        id="delivery-method"
        name="delivery-method"
        legend={t('deliveryTitle')}
        options={options}
        value={basket.deliveryMethod}
        onChange={(event) => {
          const chosen = basket.deliveryOptions.find((option) => option.code === event.target.value);
          if (chosen) onChoose(chosen.code);
        }}
      />
      <Button type="submit" size="lg" isLoading={isUpdating} className="mt-8 w-full xs:w-auto">
        {t('toPayment')}
      </Button>
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import { refusalText } from '@/lib/api/error-text';
import type { BasketModel, DeliveryMethod } from '@/lib/basket/models';
import { formatDeliveryRange } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import type { SiteRules } from '@/lib/sites/models';

type Props = {
  site: SiteRules;
  basket: BasketModel;
  isUpdating: boolean;
  /** Rejects when the shop refuses. */
  onChoose: (method: DeliveryMethod) => Promise<unknown>;
  onContinue: () => void;
};

/** How it is brought; each choice says when and for how much. */
export function DeliveryStep({ site, basket, isUpdating, onChoose, onContinue }: Props) {
  const t = useTranslations('checkout');
  const tBasket = useTranslations('basket');
  const [refusal, setRefusal] = useState<string | null>(null);
  async function choose(method: DeliveryMethod): Promise<void> {
    setRefusal(null);
    try {
      await onChoose(method);
    } catch (error) {
      // What was chosen before is shown again by now.
      setRefusal(refusalText(error) ?? t('deliveryFailed'));
    }
  }
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
          if (chosen) void choose(chosen.code);
        }}
      />
      {refusal && <Alert tone="error" className="mt-4" title={refusal} />}
      <Button type="submit" size="lg" isLoading={isUpdating} className="mt-8 w-full xs:w-auto">
        {t('toPayment')}
      </Button>
    </form>
  );
}

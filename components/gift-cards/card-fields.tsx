'use client';

import { useTranslations } from 'next-intl';
import type { useCheckedForm } from '@/components/auth/use-checked-form';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextArea } from '@/components/ui/text-area';
import type { GiftCardForm } from '@/lib/gift-cards/schema';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';
import type { SiteRules } from '@/lib/sites/models';

type Props = {
  site: SiteRules;
  amounts: readonly Money[];
  amountMinor: number;
  onAmount: (amountMinor: number) => void;
  form: ReturnType<typeof useCheckedForm<GiftCardForm>>;
  days: { first: string; last: string };
};

/** How much, for whom, from whom, and when. */
export function CardFields({ site, amounts, amountMinor, onAmount, form, days }: Props) {
  const t = useTranslations('giftCards');
  const optional = useTranslations('checkout')('optional');
  const { fieldOf } = form;
  return (
    <div className="grid content-start gap-4">
      <h2 className="heading text-2xl">{t('card')}</h2>
      <RadioGroup
        id="amount"
        name="amount"
        legend={t('amount')}
        beside="several"
        options={amounts.map((amount) => ({
          value: String(amount.amount),
          title: formatMoney(amount, site.locale),
        }))}
        value={String(amountMinor)}
        onChange={(event) => onAmount(Number(event.target.value))}
      />
      <Field {...fieldOf('recipientName')} id="recipientName" autoComplete="off" label={t('recipientName')} />
      <Field
        {...fieldOf('recipientEmail')}
        id="recipientEmail"
        type="email"
        autoComplete="off"
        label={t('recipientEmail')}
      />
      <Field {...fieldOf('giverName')} id="giverName" autoComplete="name" label={t('giverName')} />
      <TextArea
        {...fieldOf('message')}
        id="message"
        rows={4}
        maxLength={400}
        label={t('message')}
        optionalLabel={`(${optional})`}
      />
      <Field
        {...fieldOf('sendOn')}
        id="sendOn"
        type="date"
        min={days.first}
        max={days.last}
        label={t('sendOn')}
        hint={t('sendOnHint')}
      />
    </div>
  );
}

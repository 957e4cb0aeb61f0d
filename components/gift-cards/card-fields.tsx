'use client';

import { useTranslations } from 'next-intl';
import type { useCheckedForm } from '@/components/auth/use-checked-form';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextArea } from '@/components/ui/text-area';
import { type GiftCardForm, giftCardRules } from '@/lib/gift-cards/schema';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';
import type { SiteRules } from '@/lib/sites/models';

type Form = { form: ReturnType<typeof useCheckedForm<GiftCardForm>> };
type AmountProps = Form & {
  site: SiteRules;
  amounts: readonly Money[];
  amountMinor: number;
  onAmount: (amountMinor: number) => void;
};

/** How much, and for whom. */
export function CardFields({ site, amounts, amountMinor, onAmount, form: { fieldOf } }: AmountProps) {
  const t = useTranslations('giftCards');
  return (
    <>
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
      <div className="grid items-start gap-4 sm:max-lg:grid-cols-2">
        <Field
          {...fieldOf('recipientName')}
          id="recipientName"
          autoComplete="off"
          label={t('recipientName')}
        />
        <Field
          {...fieldOf('recipientEmail')}
          id="recipientEmail"
          type="email"
          autoComplete="off"
          label={t('recipientEmail')}
        />
      </div>
    </>
  );
}

/** From whom, with which words, and when. */
export function GreetingFields({
  form: { fieldOf },
  days,
}: Form & { days: { first: string; last: string } }) {
  const t = useTranslations('giftCards');
  const optional = useTranslations('checkout')('optional');
  return (
    <>
      <h2 className="heading mt-6 text-2xl">{t('greeting')}</h2>
      <Field {...fieldOf('giverName')} id="giverName" autoComplete="name" label={t('giverName')} />
      <TextArea
        {...fieldOf('message')}
        id="message"
        rows={4}
        maxLength={giftCardRules.messageLength}
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
    </>
  );
}

'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { failureText } from '@/lib/api/error-text';
import type { BasketModel } from '@/lib/basket/models';
import { readGiftCard } from '@/lib/checkout/gift-card';
import { useCheckoutStore } from '@/lib/checkout/store';
import { useSpentCard } from '@/lib/checkout/use-spent-card';
import { formatDate } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import type { SiteRules } from '@/lib/sites/models';

const fieldId = 'gift-card';

type Props = { site: SiteRules; basket: BasketModel };

/** Where a gift card is typed that pays for a part of the order, or for all of it. */
export default function GiftCardField({ site, basket }: Props) {
  const t = useTranslations('payment.giftCard');
  const spent = useSpentCard(basket);
  const card = useCheckoutStore((store) => store.giftCard);
  const setGiftCard = useCheckoutStore((store) => store.setGiftCard);
  const [code, setCode] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () => readGiftCard(site, code),
    onSuccess: setGiftCard,
  });
  const hasCard = card !== null;
  const hadCard = useRef(hasCard);
  useEffect(() => {
    // The field and its button are gone, with the focus.
    if (hasCard && !hadCard.current) told.current?.focus();
    hadCard.current = hasCard;
  }, [hasCard]);
  const money = (amount: number) => formatMoney({ ...basket.summary.total, amount }, site.locale);
  if (card) {
    const pays = spent?.pays.amount ?? 0;
    return (
      <div className="pb-4">
        <p ref={told} tabIndex={-1} className="font-medium outline-none">
          {pays > 0 ? t('pays', { amount: money(pays), end: card.end }) : t('empty', { end: card.end })}
        </p>
        {pays > 0 && (
          <p className="mt-1 text-sm text-stone">
            {t('stays', {
              amount: money(card.balance.amount - pays),
              date: formatDate(card.validUntil, site.locale),
            })}
            {spent?.left.amount === 0 && <> {t('all')}</>}
          </p>
        )}
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setGiftCard(null)}>
          {t('remove')}
        </Button>
      </div>
    );
  }
  const apply = () => {
    if (!isPending && code.trim() !== '') mutate();
  };
  return (
    <div className="grid gap-3 pb-4">
      <Field
        id={fieldId}
        label={t('code')}
        hint={t('hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-required={false}
        maxLength={60}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          if (error) reset();
        }}
        // Within the form that orders: here it asks for the card.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      {error && <Alert tone="error" title={failureText(error, t('failed'))} />}
      <Button variant="secondary" isLoading={isPending} onClick={apply} className="justify-self-start">
        {t('use')}
      </Button>
    </div>
  );
}

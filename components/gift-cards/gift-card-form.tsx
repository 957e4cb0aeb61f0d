'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { AddressFields } from '@/components/address/address-fields';
import { TermsField } from '@/components/checkout/terms-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import type { PaymentMethodModel } from '@/lib/checkout/models';
import { paymentMethodsQuery } from '@/lib/checkout/queries';
import type { orderGiftCard } from '@/lib/gift-cards/mutations';
import { sendDays } from '@/lib/gift-cards/send-days';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { useSite } from '@/lib/sites/use-site';
import { CardFields } from './card-fields';
import { useGiftCardPurchase } from './use-gift-card-purchase';

type Props = {
  amounts: readonly Money[];
  /** Another way to order, for tests. */
  send?: typeof orderGiftCard;
};

/** Whether somebody comes back from the payment page without having paid. */
function useIsBack(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const outcome = new URLSearchParams(window.location.search).get('outcome');
    setBack(outcome === 'decline' || outcome === 'cancel');
  }, []);
  return isBack;
}

/** What lends is no way to pay for a card, and wallets ask for parts: the shop refuses both. */
function isPossible({ isCredit, subIntegrationType }: PaymentMethodModel): boolean {
  return !isCredit && subIntegrationType !== 'masterpass';
}

/** Amount, names, message and day, who pays and how; right above the button what it costs. */
export function GiftCardForm({ amounts, send }: Props) {
  const [t, words, site] = [useTranslations('giftCards'), useTranslations('checkout'), useSite()];
  const validation = useTranslations('validation');
  const [days] = useState(() => sendDays(site, new Date()));
  const [chosen, setChosen] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const { data: methods = [], isError } = useQuery(paymentMethodsQuery(site));
  const possible = methods.filter(isPossible);
  const method = possible.find(({ subIntegrationType }) => subIntegrationType === chosen);
  const purchase = useGiftCardPurchase(site, { amounts, days }, send);
  const { amountMinor, setAmount, card, address, buy, isBusy } = purchase;
  const isBack = useIsBack();
  const total = amounts.find(({ amount }) => amount === amountMinor);
  const failure = card.failure ?? (isError ? words('methodsFailed') : null);
  const after = (isMissing: boolean, text: string) => (isTried && isMissing ? text : undefined);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    void buy(method && isAccepted ? { method, isAccepted } : null);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {isBack && (
        <Alert tone="error" className="lg:col-span-2" title={t('notPaid')}>
          {t('notPaidText')}
        </Alert>
      )}
      <CardFields {...{ site, amounts, amountMinor, days }} onAmount={setAmount} form={card} />
      <div className="grid content-start gap-4">
        <h2 className="heading text-2xl">{t('buyer')}</h2>
        <p className="text-sm text-stone">{words('required')}</p>
        <Field
          {...address.fieldOf('shipping.email')}
          id="shipping-email"
          type="email"
          autoComplete="email"
          label={words('fields.email')}
        />
        <AddressFields site={site} part="shipping" form={address} errors={address.errors.shipping} />
        <RadioGroup
          id="payment-method"
          name="payment-method"
          legend={words('paymentTitle')}
          options={possible.map(({ subIntegrationType, name }) => ({
            value: subIntegrationType,
            title: name,
          }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          error={after(!method, words('choosePayment'))}
        />
        <TermsField
          site={site}
          isAccepted={isAccepted}
          error={after(!isAccepted, validation('terms'))}
          onAccept={setAccepted}
        />
        <p className="text-sm text-stone">{t('withdrawal')}</p>
        {failure && <Alert tone="error">{failure}</Alert>}
        <p className="flex justify-between gap-4 rounded-md bg-linen p-5 text-lg font-semibold">
          <span>{t('toPay')}</span>
          <span className="tabular">{total && formatMoney(total, site.locale)}</span>
        </p>
        <Button type="submit" size="lg" isLoading={isBusy} className="w-full">
          {words('placeOrder')}
        </Button>
      </div>
    </form>
  );
}

export const GiftCardPart = withQueryProvider(GiftCardForm);

'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AddressFields } from '@/components/address/address-fields';
import { TermsField } from '@/components/checkout/terms-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import type { PaymentMethodModel } from '@/lib/checkout/models';
import { paymentMethodsQuery } from '@/lib/checkout/queries';
import { useSite } from '@/lib/sites/use-site';
import type { useGiftCardPurchase } from './use-gift-card-purchase';

/** How it is paid, and the word on the terms. */
export type PaymentChoice = { method: PaymentMethodModel | undefined; isAccepted: boolean };
type Props = {
  purchase: ReturnType<typeof useGiftCardPurchase>;
  choice: PaymentChoice;
  onChoice: (choice: PaymentChoice) => void;
  /** Whether it was tried to order: then what is missing is told. */
  isTried: boolean;
  /** What it costs, as the shop writes it. */
  total: string;
};

/** What lends is no way to pay for a card, and wallets ask for parts: the shop refuses both. */
function isPossible({ isCredit, subIntegrationType }: PaymentMethodModel): boolean {
  return !isCredit && subIntegrationType !== 'masterpass';
}

/** Who pays and how; right above the button what it costs. */
export function BuyerPart({ purchase, choice, onChoice, isTried, total }: Props) {
  const [t, words, site] = [useTranslations('giftCards'), useTranslations('checkout'), useSite()];
  const validation = useTranslations('validation');
  const { data: methods = [], isError } = useQuery(paymentMethodsQuery(site));
  const { card, address, isBusy } = purchase;
  const { method, isAccepted } = choice;
  const possible = methods.filter(isPossible);
  const failure = card.failure ?? (isError ? words('methodsFailed') : null);
  const after = (isMissing: boolean, text: string) => (isTried && isMissing ? text : undefined);
  return (
    <>
      <h2 className="heading mt-6 text-2xl">{t('buyer')}</h2>
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
        value={method?.subIntegrationType ?? ''}
        onChange={({ target }) =>
          onChoice({
            ...choice,
            method: possible.find(({ subIntegrationType }) => subIntegrationType === target.value),
          })
        }
        error={after(!method, words('choosePayment'))}
      />
      <TermsField
        site={site}
        isAccepted={isAccepted}
        error={after(!isAccepted, validation('terms'))}
        onAccept={(accepted) => onChoice({ ...choice, isAccepted: accepted })}
      />
      <p className="text-sm text-stone">{t('withdrawal')}</p>
      {failure && <Alert tone="error">{failure}</Alert>}
      <p className="flex justify-between gap-4 rounded-md bg-linen p-5 text-lg font-semibold">
        <span>{t('toPay')}</span>
        <span className="tabular">{total}</span>
      </p>
      <Button type="submit" size="lg" isLoading={isBusy} className="w-full">
        {words('placeOrder')}
      </Button>
    </>
  );
}

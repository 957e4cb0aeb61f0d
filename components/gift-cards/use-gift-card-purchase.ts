'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { formFields } from '@/lib/address/form-fields';
import { type AddressForm, blankAddress, postalAddressSchema, toAddressForm } from '@/lib/address/schema';
import { useAttemptKey } from '@/lib/api/use-attempt-key';
import { currentIdentity } from '@/lib/auth/identity';
import { useFreshReturn } from '@/lib/browser/use-fresh-return';
import type { PaymentMethodModel } from '@/lib/checkout/models';
import { attemptPlace, forgetAttempt } from '@/lib/gift-cards/attempt';
import { type GiftCardDraft, keepGiftCardDraft, openGiftCardDraft } from '@/lib/gift-cards/draft';
import { firstAmount } from '@/lib/gift-cards/first-amount';
import { orderGiftCard } from '@/lib/gift-cards/mutations';
import { type GiftCardForm, giftCardFormSchema } from '@/lib/gift-cards/schema';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import type { Money } from '@/lib/money/models';
import type { SiteRules } from '@/lib/sites/models';

const addressFields = [
  ...formFields.map(({ name }) => `shipping.${name}` as const),
  'shipping.country' as const,
];
const cardFields = ['giverName', 'recipientName', 'recipientEmail', 'message', 'sendOn'] as const;
const nobody = { shippingAddressId: null, billingAddressId: null };

type Rest = { method: PaymentMethodModel; isAccepted: boolean };
type Choices = { amounts: readonly Money[]; days: { first: string; last: string } };

function blankDraft(site: SiteRules, { amounts, days }: Choices): GiftCardDraft {
  return {
    amountMinor: firstAmount(amounts)?.amount ?? 0,
    card: { giverName: '', recipientName: '', recipientEmail: '', message: '', sendOn: days.first },
    buyer: blankAddress(site, currentIdentity(site) ?? {}),
  };
}

/**
 * The amount and the two forms of a purchase, of the card and of whoever pays, which are sent as one. They go on where this tab
 * has left them.
 */
export function useGiftCardPurchase(site: SiteRules, choices: Choices) {
  const [start] = useState(() => openGiftCardDraft(site, blankDraft(site, choices), choices));
  const [amountMinor, setAmountMinor] = useState(start.amountMinor);
  const keyOf = useAttemptKey(attemptPlace(site));
  const [isLeaving, setLeaving] = useState(false);
  useFreshReturn();
  const card = useCheckedForm<GiftCardForm>(ruleResolver(giftCardFormSchema), start.card, cardFields);
  const address = useCheckedForm<AddressForm>(
    ruleResolver(postalAddressSchema),
    toAddressForm([], nobody, start.buyer),
    addressFields,
  );

  const keep = (amount: number) =>
    keepGiftCardDraft(site, {
      amountMinor: amount,
      card: card.getValues(),
      buyer: address.getValues('shipping'),
    });
  const keepTyped = useEffectEvent(() => keep(amountMinor));
  const [ofCard, ofAddress] = [card.subscribe, address.subscribe];
  useEffect(() => {
    const typed = { formState: { values: true }, callback: () => keepTyped() };
    const ends = [ofCard(typed), ofAddress(typed)];
    return () => {
      for (const end of ends) end();
    };
  }, [ofCard, ofAddress]);
  const setAmount = (amount: number) => {
    setAmountMinor(amount);
    keep(amount);
  };

  /** @param rest null while a way to pay or the word on the terms is missing: then only what is wrong is told */
  async function buy(rest: Rest | null): Promise<void> {
    const isRight = (await card.trigger(undefined, { shouldFocus: true })) && (await address.trigger());
    if (!isRight || !rest) return void address.trigger(undefined, { shouldFocus: isRight });
    await card.handleSubmit((typed) =>
      address.handleSubmit(async ({ shipping: buyer }) => {
        const { integrationType, subIntegrationType } = rest.method;
        // Without the words for it: what is sent is the same in each language.
        const method = { integrationType, subIntegrationType };
        const purchase = { amountMinor, method, card: typed, buyer };
        await card.attempt(async () => {
          const { redirectUrl } = await orderGiftCard(site, purchase, keyOf(purchase));
          forgetAttempt(site);
          setLeaving(true);
          window.location.assign(redirectUrl);
        });
      })(),
    )();
  }
  return { amountMinor, setAmount, card, address, buy, isBusy: card.isSubmitting || isLeaving };
}

'use client';

import { useState } from 'react';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { formFields } from '@/lib/address/form-fields';
import { type AddressForm, blankAddress, postalAddressSchema, toAddressForm } from '@/lib/address/schema';
import { currentIdentity } from '@/lib/auth/identity';
import type { PaymentMethodModel } from '@/lib/checkout/models';
import { orderGiftCard } from '@/lib/gift-cards/mutations';
import { type GiftCardForm, giftCardFormSchema } from '@/lib/gift-cards/schema';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import type { SiteRules } from '@/lib/sites/models';

const addressFields = [
  ...formFields.map(({ name }) => `shipping.${name}` as const),
  'shipping.country' as const,
];
const cardFields = ['giverName', 'recipientName', 'recipientEmail', 'message', 'sendOn'] as const;
const nobody = { shippingAddressId: null, billingAddressId: null };

type Rest = { amountMinor: number; method: PaymentMethodModel; isAccepted: boolean };

/** The two forms of a purchase, of the card and of who pays, which are sent as one. */
export function useGiftCardPurchase(site: SiteRules, firstDay: string, send = orderGiftCard) {
  const person = currentIdentity(site) ?? {};
  const [attempt, setAttempt] = useState({ payload: '', key: '' });
  const [isLeaving, setLeaving] = useState(false);
  const start = { giverName: '', recipientName: '', recipientEmail: '', message: '', sendOn: firstDay };
  const card = useCheckedForm<GiftCardForm>(ruleResolver(giftCardFormSchema), start, cardFields);
  const address = useCheckedForm<AddressForm>(
    ruleResolver(postalAddressSchema),
    toAddressForm([], nobody, blankAddress(site, person)),
    addressFields,
  );

  /** @param rest null while a way to pay or the word on the terms is missing: then only what is wrong is told */
  async function buy(rest: Rest | null): Promise<void> {
    const isRight = (await card.trigger(undefined, { shouldFocus: true })) && (await address.trigger());
    if (!isRight || !rest) return void address.trigger(undefined, { shouldFocus: isRight });
    await card.handleSubmit((typed) =>
      address.handleSubmit(async ({ shipping: buyer }) => {
        const { amountMinor, method } = rest;
        const purchase = { amountMinor, method, card: typed, buyer };
        const payload = JSON.stringify(purchase);
        const key = attempt.payload === payload ? attempt.key : crypto.randomUUID();
        setAttempt({ payload, key });
        await card.attempt(async () => {
          const { redirectUrl } = await send(site, purchase, key);
          setLeaving(true);
          window.location.assign(redirectUrl);
        });
      })(),
    )();
  }
  return { card, address, buy, isBusy: card.isSubmitting || isLeaving };
}

'use client';

import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { sendDays } from '@/lib/gift-cards/send-days';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { useSite } from '@/lib/sites/use-site';
import { BuyerPart, type PaymentChoice } from './buyer-part';
import { CardFields, GreetingFields } from './card-fields';
import { cardPlaceId } from './card-place-id';
import { CardPreview } from './card-preview';
import { useGiftCardPurchase } from './use-gift-card-purchase';

/** What is asked first. */
const recipient = ['recipientName', 'recipientEmail'] as const;

/** Whether somebody comes back from the payment page without having paid. */
function useIsBack(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const outcome = new URLSearchParams(window.location.search).get('outcome');
    setBack(outcome === 'decline' || outcome === 'cancel');
  }, []);
  return isBack;
}

/**
 * Amount and for whom, seen on the card as it will come; once these are right, the greeting, who pays and how. What this tab has
 * filled in before is shown at once.
 */
export function GiftCardForm({ amounts }: { amounts: readonly Money[] }) {
  const [t, site] = [useTranslations('giftCards'), useSite()];
  const [days] = useState(() => sendDays(site, new Date()));
  const [choice, setChoice] = useState<PaymentChoice>({ method: undefined, isAccepted: false });
  const [isTried, setTried] = useState(false);
  const purchase = useGiftCardPurchase(site, { amounts, days });
  const { amountMinor, setAmount, card, buy, isBusy } = purchase;
  const [isFurther, setFurther] = useState(() => recipient.every((name) => card.getValues(name) !== ''));
  const [giverName = '', recipientName = '', message = ''] = useWatch({
    control: card.control,
    name: ['giverName', 'recipientName', 'message'],
  });
  const isBack = useIsBack();
  const [place] = useState(() => document.getElementById(cardPlaceId));
  const amount = amounts.find((one) => one.amount === amountMinor);
  const total = amount ? formatMoney(amount, site.locale) : '';

  const preview = <CardPreview amount={total} {...{ giverName, recipientName, message }} />;

  const goFurther = async () => {
    if (!(await card.trigger(recipient, { shouldFocus: true }))) {
      // What is mended is checked as it is typed: an error that went on leaving its field would move this button under the press.
      for (const name of recipient) card.setValue(name, card.getValues(name), { shouldTouch: true });
      return;
    }
    flushSync(() => setFurther(true));
    card.setFocus('giverName');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isFurther) return void goFurther();
    setTried(true);
    const { method, isAccepted } = choice;
    void buy(method && isAccepted ? { method, isAccepted } : null);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid content-start gap-8 max-lg:col-span-full">
      {isBack && (
        <Alert tone="error" title={t('notPaid')}>
          {t('notPaidText')}
        </Alert>
      )}
      {place ? createPortal(preview, place) : preview}
      <div className="grid gap-4">
        <CardFields
          site={site}
          amounts={amounts}
          amountMinor={amountMinor}
          onAmount={setAmount}
          form={card}
        />
        {isFurther ? (
          <>
            <GreetingFields form={card} days={days} />
            <BuyerPart
              purchase={purchase}
              choice={choice}
              isTried={isTried}
              total={total}
              onChoice={setChoice}
            />
          </>
        ) : (
          <Button type="submit" className="xs:justify-self-start">
            {t('further')}
          </Button>
        )}
      </div>
    </form>
  );
}

export const GiftCardPart = withQueryProvider(GiftCardForm);

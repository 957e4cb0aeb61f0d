'use client';

import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { track } from '@/lib/analytics/track';
import type { BasketModel } from '@/lib/basket/models';
import { byGiftCardAlone } from '@/lib/checkout/gift-card';
import type { PanelState, PaymentMethodModel } from '@/lib/checkout/models';
import { useCheckoutStore } from '@/lib/checkout/store';
import { useHeldOrder } from '@/lib/checkout/use-held-order';
import { useNewTotal } from '@/lib/checkout/use-new-total';
import { usePanel } from '@/lib/checkout/use-panel';
import { usePaymentMethods } from '@/lib/checkout/use-payment-methods';
import { usePlaceOrder } from '@/lib/checkout/use-place-order';
import { useSpentCard } from '@/lib/checkout/use-spent-card';
import { hasGiftCards } from '@/lib/sites/has-gift-cards';
import type { SiteRules } from '@/lib/sites/models';
import { AgreeToTotal, newTotalId } from './agree-to-total';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { LateGiftCard } from './late-gift-card';
import { OrderEnd } from './order-end';
import { codeRefusal, OrderRefused } from './order-refused';
import { MethodPanel } from './panels/method-panel';
import { panelOf } from './panels/panels';
import { paymentMethodId, paymentMethodsId, termsId } from './payment-ids';
import { PaymentMethods } from './payment-methods';
import { TermsField } from './terms-field';

/** The fields that have a text to be mended by. */
function toProblems(fields: Record<string, { label: string; text: string | undefined }>): FieldProblem[] {
  return Object.entries(fields).flatMap(([id, { label, text }]) => (text ? [{ id, label, text }] : []));
}

/** Whether the panel of a way, or what its provider adds, is not there yet. */
const isOnTheWay = (method: PaymentMethodModel | undefined, told: PanelState | null) =>
  method !== undefined && panelOf(method) !== null && (told?.isComing ?? told === null);

/** What the panel of the chosen way still asks; that it does not come, once it is late. */
function problemsOf(
  method: PaymentMethodModel | undefined,
  told: PanelState | null,
  isLate: boolean,
  loading: string,
): readonly FieldProblem[] {
  if (!method || !panelOf(method)) return [];
  const { subIntegrationType, name } = method;
  const missing = isLate ? [{ id: paymentMethodId(subIntegrationType), label: name, text: loading }] : [];
  return [...(told?.problems ?? []), ...missing];
}

/** What is missing is told once the shopper has tried. */
function toldAfter(attempt: number, isMissing: boolean, text: string): string | undefined {
  return attempt > 0 && isMissing ? text : undefined;
}

/** What goes with the order of a gift card that pays a part or all of it. */
function giftCardOf(spent: ReturnType<typeof useSpentCard>) {
  return spent ? { giftCard: { code: spent.code, amount: spent.pays.amount } } : {};
}

const dueOf = ({ summary }: BasketModel, spent: ReturnType<typeof useSpentCard>) =>
  spent ? spent.left : summary.total;

function tellPayment(
  name: 'paymentMethodSelect' | 'payClick',
  method: string,
  { summary }: BasketModel,
): void {
  const { currency, amount: valueMinor } = summary.total;
  track({ name, method, currency, valueMinor });
}

type Props = {
  site: SiteRules;
  basket: BasketModel;
  /** The method the shopper comes back from without having paid. */
  failedBefore?: string | null;
};

/** Payment, terms, and the button that binds: the total with delivery is right above it (Dutch law). */
export function PaymentStep({ site, basket, failedBefore = null }: Props) {
  const t = useTranslations('checkout');
  const tValidation = useTranslations('validation');
  const { methods, trouble, isRetrying, retry } = usePaymentMethods(site);
  const missing = trouble && t(trouble);
  const { paymentMethod, setPaymentMethod, termAndConditionIsAccepted, acceptTerms } = useCheckoutStore();
  const [attempt, setAttempt] = useState(0);
  const spent = useSpentCard(basket);
  const isPaidByCard = spent?.left.amount === 0;
  const panel = usePanel(isPaidByCard);
  const order = usePlaceOrder(site);
  const newTotal = useNewTotal(basket);
  const picked = methods?.find((method) => method.subIntegrationType === paymentMethod);
  const chosen = isPaidByCard ? byGiftCardAlone : picked;
  const form = useRef<HTMLFormElement>(null);
  const pressAgain = useCallback(() => form.current?.requestSubmit(), []);
  const isPanelMissing = isOnTheWay(chosen, panel.told);
  const held = useHeldOrder(isPanelMissing, pressAgain);
  const isPlacing = order.isPending || order.isSuccess;

  const after = (isMissing: boolean, text: string) => toldAfter(attempt, isMissing, text);
  const paymentError = after(!chosen, t('choosePayment'));
  const termsError = after(!termAndConditionIsAccepted, tValidation('terms'));
  const totalError = after(newTotal.mustBeAgreed, t('newTotal.ask'));
  const [first] = methods ?? [];
  const isPanelLate = isPanelMissing && !held.canHold;
  const panelProblems = problemsOf(chosen, panel.told, isPanelLate, t('panelLoading'));
  const toldProblems = panel.wasTried ? panelProblems : [];
  const problems = toProblems({
    [first ? paymentMethodId(first.subIntegrationType) : paymentMethodsId]: {
      label: t('paymentTitle'),
      text: paymentError && (missing ?? paymentError),
    },
    [termsId]: { label: t('termsTitle'), text: termsError },
    [newTotalId]: { label: t('newTotal.title'), text: totalError },
  });

  const choose = (method: string) => {
    if (method !== paymentMethod) {
      panel.forget();
      held.forget();
    }
    setPaymentMethod(method);
    tellPayment('paymentMethodSelect', method, basket);
    if (!isPlacing) order.reset();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPlacing) return;
    const isMissing = !termAndConditionIsAccepted || newTotal.mustBeAgreed || panelProblems.length > 0;
    if (!chosen || isMissing) {
      panel.noteAttempt();
      return setAttempt((count) => count + 1);
    }
    if (held.canHold) return held.hold();
    const { integrationType, subIntegrationType } = chosen;
    const expectedTotal = basket.summary.total.amount;
    tellPayment('payClick', subIntegrationType, basket);
    const { deliverySlot } = basket;
    const terms = { termAndConditionIsAccepted, expectedTotal, deliverySlot, ...giftCardOf(spent) };
    const choices = { integrationType, subIntegrationType, ...terms };
    const asked = isPaidByCard ? null : panel.told;
    order.mutate({ choices: { ...choices, ...asked?.details }, after: asked?.after ?? null });
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <ErrorSummary problems={[...toldProblems, ...problems]} attempt={attempt} />
      {!isPaidByCard && (
        <PaymentMethods
          methods={methods}
          missing={missing}
          failedBefore={failedBefore}
          isRetrying={isRetrying}
          onRetry={retry}
          chosen={paymentMethod}
          error={paymentError}
          onChoose={choose}
          panel={
            chosen && (
              <MethodPanel
                key={chosen.subIntegrationType}
                method={chosen}
                site={site}
                due={dueOf(basket, spent)}
                wasTried={panel.wasTried}
                onTell={panel.hear}
              />
            )
          }
        />
      )}
      {hasGiftCards(site) && <LateGiftCard site={site} basket={basket} />}
      <TermsField
        site={site}
        isAccepted={termAndConditionIsAccepted}
        error={termsError}
        onAccept={acceptTerms}
      />
      {basket.freeReturnDays !== null && (
        <p className="mt-2 text-sm text-stone">{t('withdrawal', { days: basket.freeReturnDays })}</p>
      )}
      <AgreeToTotal
        newTotal={newTotal}
        reason={codeRefusal(order.error)}
        locale={site.locale}
        error={totalError}
      />
      <OrderRefused
        site={site}
        order={order}
        methods={methods ?? []}
        onChoose={choose}
        asksToAgree={newTotal.isNew}
      />
      <OrderEnd site={site} basket={basket} isBusy={isPlacing || held.isHeld} />
    </form>
  );
}

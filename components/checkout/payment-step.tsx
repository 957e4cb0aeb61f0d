'use client';

import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { OrderSummary } from '@/components/basket/order-summary';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { LinkButton } from '@/components/ui/link-button';
import { track } from '@/lib/analytics/track';
import { isBlocked } from '@/lib/basket/basket-math';
import type { BasketModel } from '@/lib/basket/models';
import { useCheckoutStore } from '@/lib/checkout/store';
import { usePaymentMethods } from '@/lib/checkout/use-payment-methods';
import { usePlaceOrder } from '@/lib/checkout/use-place-order';
import { basketPath, templatePath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { OrderRefused } from './order-refused';
import { paymentMethodId, paymentMethodsId } from './payment-ids';
import { PaymentMethods } from './payment-methods';
import { TermsDialog } from './terms-dialog';

/** The fields that have a text to be mended by. */
function toProblems(fields: Record<string, { label: string; text: string | undefined }>): FieldProblem[] {
  return Object.entries(fields).flatMap(([id, { label, text }]) => (text ? [{ id, label, text }] : []));
}

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
  const [areTermsOpen, setTermsOpen] = useState(false);
  const order = usePlaceOrder(site);
  const chosen = methods?.find((method) => method.subIntegrationType === paymentMethod);
  const isBusy = order.isPending || order.isSuccess;

  const paymentError = attempt > 0 && !chosen ? t('choosePayment') : undefined;
  const termsError = attempt > 0 && !termAndConditionIsAccepted ? tValidation('terms') : undefined;
  const [first] = methods ?? [];
  const problems = toProblems({
    [first ? paymentMethodId(first.subIntegrationType) : paymentMethodsId]: {
      label: t('paymentTitle'),
      text: paymentError && (missing ?? paymentError),
    },
    terms: { label: t('termsTitle'), text: termsError },
  });

  const choose = (method: string) => {
    setPaymentMethod(method);
    tellPayment('paymentMethodSelect', method, basket);
    if (!isBusy) order.reset();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!chosen || !termAndConditionIsAccepted) return setAttempt((count) => count + 1);
    const { integrationType, subIntegrationType } = chosen;
    const expectedTotal = basket.summary.total.amount;
    tellPayment('payClick', subIntegrationType, basket);
    order.mutate({ integrationType, subIntegrationType, termAndConditionIsAccepted, expectedTotal });
  };

  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <PaymentMethods
        methods={methods}
        missing={missing}
        failedBefore={failedBefore}
        isRetrying={isRetrying}
        onRetry={retry}
        chosen={paymentMethod}
        error={paymentError}
        onChoose={choose}
      />
      <Checkbox
        id="terms"
        checked={termAndConditionIsAccepted}
        onChange={(event) => acceptTerms(event.target.checked)}
        error={termsError}
        className="mt-6"
        label={t.rich('terms', {
          link: (text) => (
            <a
              href={templatePath(site.code, site.termsAlias)}
              target="_blank"
              className="underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                setTermsOpen(true);
              }}
              rel="noopener"
            >
              {text}
            </a>
          ),
        })}
      />
      <TermsDialog site={site} isOpen={areTermsOpen} onClose={() => setTermsOpen(false)} />
      {basket.freeReturnDays !== null && (
        <p className="mt-2 text-sm text-stone">{t('withdrawal', { days: basket.freeReturnDays })}</p>
      )}
      <div className="mt-6 rounded-md bg-linen p-5">
        <OrderSummary summary={basket.summary} locale={site.locale} />
      </div>
      <OrderRefused site={site} order={order} methods={methods ?? []} onChoose={choose} />
      {isBlocked(basket) ? (
        <Alert tone="error" className="mt-6" title={t('invalidBasket')}>
          <LinkButton href={basketPath(site.code)} variant="quiet">
            {t('toBasket')}
          </LinkButton>
        </Alert>
      ) : (
        <Button type="submit" size="lg" isLoading={isBusy} className="mt-6 w-full">
          {t('placeOrder')}
        </Button>
      )}
      <p role="status" className="sr-only">
        {isBusy ? t('placing') : ''}
      </p>
    </form>
  );
}

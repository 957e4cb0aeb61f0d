'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { OrderSummary } from '@/components/basket/order-summary';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { LinkButton } from '@/components/ui/link-button';
import { track } from '@/lib/analytics/track';
import { errorText } from '@/lib/api/error-text';
import { isApiFailure } from '@/lib/api/failure';
import { isBlocked } from '@/lib/basket/basket-math';
import type { BasketModel } from '@/lib/basket/models';
import { paymentMethodsQuery } from '@/lib/checkout/queries';
import { useCheckoutStore } from '@/lib/checkout/store';
import { useNewTotal } from '@/lib/checkout/use-new-total';
import { usePlaceOrder } from '@/lib/checkout/use-place-order';
import { basketPath, templatePath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { AgreeToTotal, newTotalId } from './agree-to-total';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { PaymentMethods, paymentMethodId, paymentMethodsId } from './payment-methods';
import { TermsDialog } from './terms-dialog';

/** The fields that have a text to be mended by. */
function toProblems(fields: Record<string, { label: string; text: string | undefined }>): FieldProblem[] {
  return Object.entries(fields).flatMap(([id, { label, text }]) => (text ? [{ id, label, text }] : []));
}

/** What is missing is told once the shopper has tried. */
function toldAfter(attempt: number, isMissing: boolean, text: string): string | undefined {
  return attempt > 0 && isMissing ? text : undefined;
}

function tellPayment(
  name: 'paymentMethodSelect' | 'payClick',
  method: string,
  { summary }: BasketModel,
): void {
  const { currency, amount: valueMinor } = summary.total;
  track({ name, method, currency, valueMinor });
}

/** Payment, terms, and the button that binds: the total with delivery is right above it (Dutch law). */
export function PaymentStep({ site, basket }: { site: SiteRules; basket: BasketModel }) {
  const t = useTranslations('checkout');
  const tValidation = useTranslations('validation');
  const { data: methods, errorUpdateCount, isFetching, refetch } = useQuery(paymentMethodsQuery(site));
  // Also while they are asked for again: the button that asks keeps its place and the focus.
  const haveFailed = !methods && errorUpdateCount > 0;
  const { paymentMethod, setPaymentMethod, termAndConditionIsAccepted, acceptTerms } = useCheckoutStore();
  const [attempt, setAttempt] = useState(0);
  const [areTermsOpen, setTermsOpen] = useState(false);
  const order = usePlaceOrder(site);
  const newTotal = useNewTotal(basket);
  const chosen = methods?.find((method) => method.subIntegrationType === paymentMethod);
  const isBusy = order.isPending || order.isSuccess;

  const after = (isMissing: boolean, text: string) => toldAfter(attempt, isMissing, text);
  const paymentError = after(!chosen, t('choosePayment'));
  const termsError = after(!termAndConditionIsAccepted, tValidation('terms'));
  const totalError = after(newTotal.mustBeAgreed, t('newTotal.ask'));
  const [first] = methods ?? [];
  const problems = toProblems({
    [first ? paymentMethodId(first.subIntegrationType) : paymentMethodsId]: {
      label: t('paymentTitle'),
      text: paymentError && haveFailed ? t('methodsFailed') : paymentError,
    },
    terms: { label: t('termsTitle'), text: termsError },
    [newTotalId]: { label: t('newTotal.title'), text: totalError },
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!chosen || !termAndConditionIsAccepted || newTotal.mustBeAgreed)
      return setAttempt((count) => count + 1);
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
        failed={haveFailed ? { onRetry: () => void refetch(), isRetrying: isFetching } : null}
        chosen={paymentMethod}
        error={paymentError}
        onChoose={(method) => {
          setPaymentMethod(method);
          tellPayment('paymentMethodSelect', method, basket);
        }}
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
      <AgreeToTotal newTotal={newTotal} locale={site.locale} error={totalError} />
      <div className="mt-6 rounded-md bg-linen p-5">
        <OrderSummary summary={basket.summary} locale={site.locale} />
      </div>
      {order.isError && <OrderRefused site={site} error={order.error} />}
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

const basketCodes = ['basket-empty', 'basket-invalid', 'basket-closed', 'out-of-stock'];

function OrderRefused({ site, error }: { site: SiteRules; error: Error }) {
  const t = useTranslations('checkout');
  const generic = t('failed');
  const failure = isApiFailure(error) ? error : null;
  return (
    <Alert
      tone="error"
      className="mt-6"
      title={failure ? errorText(failure, { resourceNotFound: generic, generic }) : generic}
    >
      {failure && basketCodes.includes(failure.code) && (
        <LinkButton href={basketPath(site.code)} variant="quiet">
          {t('toBasket')}
        </LinkButton>
      )}
    </Alert>
  );
}

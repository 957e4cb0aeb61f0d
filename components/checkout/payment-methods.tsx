'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import { Skeleton } from '@/components/ui/skeleton';
import type { PaymentMethodModel } from '@/lib/checkout/models';

/** What takes the focus as long as there is nothing to choose from. */
export const paymentMethodsId = 'payment-methods';
export const paymentMethodId = (name: string) => `payment-method-${name}`;

type Props = {
  methods: readonly PaymentMethodModel[] | undefined;
  /** Null while they are on their way. */
  failed: { onRetry: () => void; isRetrying: boolean } | null;
  chosen: string | null;
  error: string | undefined;
  onChoose: (name: string) => void;
};

/** The ways to pay; without them why there are none, and how to ask again. */
export function PaymentMethods({ methods, failed, chosen, error, onChoose }: Props) {
  const t = useTranslations('checkout');
  const tryAgain = useTranslations('basket')('tryAgain');
  if (methods)
    return (
      <div id={paymentMethodsId} tabIndex={methods.length === 0 ? -1 : undefined}>
        <RadioGroup
          id="payment-method"
          name="payment-method"
          legend={t('paymentTitle')}
          options={methods.map(({ subIntegrationType, name }) => ({
            value: subIntegrationType,
            title: name,
            description: t(`paymentHints.${subIntegrationType}`),
          }))}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value)}
          error={error}
        />
      </div>
    );
  return (
    <div id={paymentMethodsId} tabIndex={-1}>
      {failed ? (
        <Alert tone="error" title={t('methodsFailed')}>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            isLoading={failed.isRetrying}
            onClick={failed.onRetry}
          >
            {tryAgain}
          </Button>
        </Alert>
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

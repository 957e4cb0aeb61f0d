'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { PaymentMethodModel } from '@/lib/checkout/models';
import { paymentMethodId } from './payment-ids';

type Props = {
  /** Names the method. */
  text: string;
  failed: string;
  methods: readonly PaymentMethodModel[];
  onChoose: (name: string) => void;
  className: string;
};

/** A way to pay that did not work, by its name, and another one. Credit is nothing to be talked into. */
export function FailedMethod({ text, failed, methods, onChoose, className }: Props) {
  const t = useTranslations('checkout');
  const other = methods.find((method) => method.subIntegrationType !== failed && !method.isCredit);
  return (
    <Alert tone="error" title={text} className={className}>
      {other && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => {
            // The button goes with the message; the list below stays.
            document.getElementById(paymentMethodId(other.subIntegrationType))?.focus();
            onChoose(other.subIntegrationType);
          }}
        >
          {t('chooseOther', { method: other.name })}
        </Button>
      )}
    </Alert>
  );
}

type BeforeProps = Pick<Props, 'methods' | 'onChoose'> & { name: string | null };

/** For who comes back from a payment page without having paid. */
export function FailedBefore({ name, methods, onChoose }: BeforeProps) {
  const t = useTranslations('checkout');
  const failed = methods.find(({ subIntegrationType }) => subIntegrationType === name);
  if (!failed) return null;
  return (
    <FailedMethod
      text={t('methodFailed', { method: failed.name })}
      failed={failed.subIntegrationType}
      methods={methods}
      onChoose={onChoose}
      className="mb-6"
    />
  );
}

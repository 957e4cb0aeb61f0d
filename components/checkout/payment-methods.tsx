'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { PaymentMark, type PaymentMarkName } from '@/components/ui/payment-mark';
import { markOf } from '@/components/ui/payment-marks';
import { RadioGroup } from '@/components/ui/radio-group';
import { Skeleton } from '@/components/ui/skeleton';
import type { PaymentMethodModel } from '@/lib/checkout/models';
import { useSite } from '@/lib/sites/use-site';
import { FailedBefore } from './failed-method';
import { paymentMethodsId } from './payment-ids';

type Method = PaymentMethodModel['subIntegrationType'];

const marksOf = ({ brands }: PaymentMethodModel): PaymentMarkName[] =>
  brands.flatMap((brand) => markOf(brand) ?? []);

/** What kind of way it is, of those without a mark. */
const icons: Partial<Record<Method, IconName>> = {
  gopay: 'wallet',
  masterpass: 'wallet',
  'pay-later': 'calendar',
  bnpl: 'calendar',
  wire: 'landmark',
  'gift-card': 'credit-card',
};

/** Beside the name; several find no room there on a phone. */
function Aside({ method }: { method: PaymentMethodModel }) {
  const icon = icons[method.subIntegrationType];
  if (icon) return <Icon name={icon} size={24} className="text-stone" />;
  const shown = marksOf(method);
  return (
    <span className={clsx('flex gap-1', shown.length > 1 && 'max-xs:hidden')}>
      <Marks names={shown} />
    </span>
  );
}

function Marks({ names }: { names: readonly PaymentMarkName[] }) {
  return names.map((name) => <PaymentMark key={name} name={name} label="" />);
}

function Description({ method, text }: { method: PaymentMethodModel; text: string }) {
  const shown = marksOf(method);
  return (
    <>
      {text}
      {shown.length > 1 && (
        <span className="mt-2 flex gap-1 xs:hidden">
          <Marks names={shown} />
        </span>
      )}
    </>
  );
}

type Props = {
  methods: readonly PaymentMethodModel[] | undefined;
  /** Why there is nothing to choose from; null while they are on their way or there are some. */
  missing: string | null;
  isRetrying: boolean;
  /** The method the shopper comes back from without having paid. */
  failedBefore: string | null;
  onRetry: () => void;
  chosen: string | null;
  error: string | undefined;
  onChoose: (name: string) => void;
  /** What the chosen way asks further. */
  panel: ReactNode;
};

/** The ways to pay; without them why there are none, and how to ask again. */
export function PaymentMethods(props: Props) {
  const { methods, missing, isRetrying, onRetry, failedBefore, chosen, error, onChoose, panel } = props;
  const t = useTranslations('checkout');
  const { defaultCountry: country } = useSite();
  const tryAgain = useTranslations('basket')('tryAgain');
  if (methods && !missing)
    return (
      <>
        {chosen === null && <FailedBefore name={failedBefore} methods={methods} onChoose={onChoose} />}
        <RadioGroup
          id="payment-method"
          name="payment-method"
          legend={t('paymentTitle')}
          options={methods.map((method) => ({
            value: method.subIntegrationType,
            title: method.name,
            aside: <Aside method={method} />,
            description: (
              <Description
                method={method}
                text={t(`paymentHints.${method.subIntegrationType}`, { country })}
              />
            ),
            more: method.subIntegrationType === chosen ? panel : null,
          }))}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value)}
          error={error}
        />
      </>
    );
  return (
    <div id={paymentMethodsId} tabIndex={-1}>
      {missing ? (
        <Alert tone="error" title={missing}>
          <Button variant="secondary" size="sm" className="mt-3" isLoading={isRetrying} onClick={onRetry}>
            {tryAgain}
          </Button>
        </Alert>
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { failureText } from '@/lib/api/error-text';
import { isApiFailure } from '@/lib/api/failure';
import type { PaymentMethodModel } from '@/lib/checkout/models';
import type { usePlaceOrder } from '@/lib/checkout/use-place-order';
import { basketPath, checkoutPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { FailedMethod } from './failed-method';

const basketCodes = ['basket-empty', 'basket-invalid', 'basket-closed', 'out-of-stock'];
/** The order is undone, and another way to pay may work. */
const methodCodes = [
  'payment-method-unavailable',
  'payment-timeout',
  'payment-declined',
  'too-many-by-transfer',
];

type Props = {
  site: SiteRules;
  order: ReturnType<typeof usePlaceOrder>;
  methods: readonly PaymentMethodModel[];
  onChoose: (name: string) => void;
  /** Right above, the shopper is asked to agree to another total. */
  asksToAgree: boolean;
};

/** Another total refuses too: where it is being agreed to, nothing sends the shopper away. */
function isAnswered(error: unknown): boolean {
  return isApiFailure(error) && error.code === 'basket-invalid';
}

/** Which code counts no more, and why; said where the total that follows from it is agreed to. */
export function codeRefusal(error: unknown): string | null {
  if (!isApiFailure(error) || error.code !== 'basket-invalid') return null;
  const codes = error.fields.filter(({ property }) => property === 'couponCode');
  return codes.map(({ message }) => message).join(' ') || null;
}

/** Why nothing was ordered, and what to do about it. */
export function OrderRefused({ site, order, methods, onChoose, asksToAgree }: Props) {
  const t = useTranslations('checkout');
  const { error, variables } = order;
  if (!error || (asksToAgree && isAnswered(error))) return null;
  // Without an answer the order may have been placed: the same press asks for it again.
  const generic = isApiFailure(error) && error.canRetry ? t('unanswered') : t('failed');
  const code = isApiFailure(error) ? error.code : '';
  const text = failureText(error, generic);
  if (variables && methodCodes.includes(code)) {
    const { subIntegrationType: failed } = variables.choices;
    return (
      <FailedMethod text={text} failed={failed} methods={methods} onChoose={onChoose} className="mt-6" />
    );
  }
  return (
    <Alert tone="error" className="mt-6" title={text}>
      {basketCodes.includes(code) && (
        <LinkButton href={basketPath(site.code)} variant="quiet">
          {t('toBasket')}
        </LinkButton>
      )}
      {code === 'delivery-slot-gone' && (
        <LinkButton href={`${checkoutPath(site.code)}?step=delivery`} variant="quiet">
          {t('deliverySlot.again')}
        </LinkButton>
      )}
    </Alert>
  );
}

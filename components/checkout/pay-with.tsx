'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PaymentMarks } from '@/components/ui/payment-marks';
import { paymentMethodsQuery } from '@/lib/checkout/queries';
import { useSite } from '@/lib/sites/use-site';

/** How the basket can be paid, as the checkout offers it. */
export default function PayWith() {
  const t = useTranslations('basket');
  const { data = [] } = useQuery(paymentMethodsQuery(useSite()));
  const brands = new Set(data.flatMap((method) => method.brands));
  return <PaymentMarks label={t('payWith')} brands={[...brands]} />;
}

'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';

type Part = UseFormRegisterReturn & { error: string | undefined };

/** First and last name of a customer, side by side but on the smallest phones. */
export function NameFields({ first, last }: { first: Part; last: Part }) {
  const t = useTranslations('auth');
  return (
    <div className="grid items-start gap-x-3 gap-y-5 phone:grid-cols-2 xs:gap-x-5">
      <Field {...first} id="firstName" autoComplete="given-name" label={t('firstName')} />
      <Field {...last} id="lastName" autoComplete="family-name" label={t('lastName')} />
    </div>
  );
}

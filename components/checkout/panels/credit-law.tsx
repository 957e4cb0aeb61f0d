'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import type { SiteRules } from '@/lib/sites/models';
import { creditRules } from '@/sites/credit-rules';

/** The warning of the country, and what a shopper is to know before any credit. */
export function CreditWarning({ site }: { site: SiteRules }) {
  const t = useTranslations('payment.credit');
  return (
    <Alert
      title={
        creditRules[site.defaultCountry].warns ? t('warning', { country: site.defaultCountry }) : undefined
      }
    >
      <p className="text-sm">{t('duties')}</p>
    </Alert>
  );
}

/** What keeps somebody from buying on credit who is too young; null where the country does not ask. */
export function leastAgeOf(site: SiteRules): number | null {
  return creditRules[site.defaultCountry].leastAge;
}

export const ofAgeId = 'credit-of-age';

type Props = {
  age: number;
  isOfAge: boolean;
  error: string | undefined;
  onChange: (isOfAge: boolean) => void;
};

/** The shopper's own word, which nobody gives for them. */
export function AgeField({ age, isOfAge, error, onChange }: Props) {
  const t = useTranslations('payment.credit');
  return (
    <Checkbox
      id={ofAgeId}
      checked={isOfAge}
      onChange={(event) => onChange(event.target.checked)}
      label={t('ofAge', { age })}
      error={error}
    />
  );
}

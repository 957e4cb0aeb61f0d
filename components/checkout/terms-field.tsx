'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { useCheckoutStore } from '@/lib/checkout/store';
import { templatePath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { termsId } from './payment-ids';
import { TermsDialog } from './terms-dialog';

/** The shopper's word on the terms, which open over the page. */
export function TermsField({ site, error }: { site: SiteRules; error: string | undefined }) {
  const t = useTranslations('checkout');
  const { termAndConditionIsAccepted, acceptTerms } = useCheckoutStore();
  const [isOpen, setOpen] = useState(false);
  const link = (text: ReactNode) => (
    <a
      href={templatePath(site.code, site.termsAlias)}
      target="_blank"
      className="underline underline-offset-4"
      onClick={(event) => {
        event.preventDefault();
        setOpen(true);
      }}
      rel="noopener"
    >
      {text}
    </a>
  );
  return (
    <>
      <Checkbox
        id={termsId}
        aria-required
        checked={termAndConditionIsAccepted}
        onChange={(event) => acceptTerms(event.target.checked)}
        error={error}
        className="mt-6"
        label={t.rich('terms', { link })}
      />
      <TermsDialog site={site} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { templatePath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { termsId } from './payment-ids';
import { TermsDialog } from './terms-dialog';

type Props = {
  site: SiteRules;
  isAccepted: boolean;
  error: string | undefined;
  onAccept: (isAccepted: boolean) => void;
};

/** The shopper's word on the terms, which open over the page. Each order asks for a word of its own. */
export function TermsField({ site, isAccepted, error, onAccept }: Props) {
  const t = useTranslations('checkout');
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
        checked={isAccepted}
        onChange={(event) => onAccept(event.target.checked)}
        error={error}
        className="mt-6"
        label={t.rich('terms', { link })}
      />
      <TermsDialog site={site} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { termsQuery } from '@/lib/checkout/queries';
import type { SiteRules } from '@/lib/sites/models';

type Props = { site: SiteRules; isOpen: boolean; onClose: () => void };

/** The terms over the page (§2), so that nobody leaves the checkout to read them. */
export function TermsDialog({ site, isOpen, onClose }: Props) {
  const t = useTranslations('checkout');
  const { data, isError } = useQuery({ ...termsQuery(site), enabled: isOpen });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('termsTitle')} closeLabel={t('close')} width="wide">
      {data?.map((section) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned where it is fetched (lib/checkout/to-terms).
        <div key={section.id} className="prose" dangerouslySetInnerHTML={{ __html: section.html }} />
      ))}
      {isError && <p role="alert">{t('termsFailed')}</p>}
      {!data && !isError && <Spinner label={t('loading')} />}
    </Dialog>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import { termsQuery } from '@/lib/checkout/queries';
import { templatePath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';

type Props = { site: SiteRules; isOpen: boolean; onClose: () => void };

/** The terms over the page (§2), so that nobody leaves the checkout to read them. */
export function TermsDialog({ site, isOpen, onClose }: Props) {
  const t = useTranslations('checkout');
  useBackCloses(isOpen, onClose);
  const { data, isError, isFetching, refetch } = useQuery({ ...termsQuery(site), enabled: isOpen });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('termsTitle')} closeLabel={t('close')} width="wide">
      {data?.map((section) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned where it is fetched (lib/checkout/to-terms).
        <div key={section.id} className="prose" dangerouslySetInnerHTML={{ __html: section.html }} />
      ))}
      {isError && (
        <>
          <p role="alert">{t('termsFailed')}</p>
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <Button isLoading={isFetching} onClick={() => void refetch()}>
              {t('termsAgain')}
            </Button>
            <a
              href={templatePath(site.code, site.termsAlias)}
              target="_blank"
              rel="noopener"
              className={buttonStyles('quiet')}
            >
              {t('termsPage')}
            </a>
          </div>
        </>
      )}
      {!data && !isError && <Spinner label={t('termsLoading')} />}
    </Dialog>
  );
}

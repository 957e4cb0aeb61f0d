import { useTranslations } from 'next-intl';
import { RetryButton } from '@/components/status/retry-button';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { homePath } from '@/lib/routes/paths';
import { DocumentTitle } from '@/lib/seo/use-document-title';
import type { SiteCode } from '@/lib/sites/models';
import { OrderCompleted } from './order-completed';

/** The order of the browser, with what is shown where there is none. Keys: each is another box, not this one moved. */
export function OrderCompletedView({ site }: { site: SiteCode }) {
  const t = useTranslations('order');
  return (
    <OrderCompleted
      failed={
        <div key="failed" role="alert" className="mx-auto max-w-xl py-16">
          <DocumentTitle title={t('loadFailedTitle')} />
          <h1 className="heading text-3xl">{t('loadFailedTitle')}</h1>
          <p className="mt-4 text-stone">{t('loadFailedText')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <RetryButton>{t('tryAgain')}</RetryButton>
            <LinkButton href={homePath(site)} variant="secondary">
              {t('continueShopping')}
            </LinkButton>
          </div>
        </div>
      }
      unknown={
        <div key="unknown" className="mx-auto max-w-xl py-16">
          <DocumentTitle title={t('notFoundTitle')} />
          <h1 className="heading text-3xl">{t('notFoundTitle')}</h1>
          <p className="mt-4 text-stone">{t('notFoundText')}</p>
          <LinkButton href={homePath(site)} className="mt-8">
            {t('continueShopping')}
          </LinkButton>
        </div>
      }
      loading={
        <div key="loading" role="status" className="grid gap-6">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-16 max-w-lg" />
          <Skeleton className="h-96" />
        </div>
      }
    />
  );
}

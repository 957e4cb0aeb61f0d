import { useTranslations } from 'next-intl';
import { RetryButton } from '@/components/status/retry-button';
import { StatusContent } from '@/components/status/status-view';
import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/skeleton';
import { accountPath, homePath } from '@/lib/routes/paths';
import { DocumentTitle } from '@/lib/seo/use-document-title';
import type { SiteCode } from '@/lib/sites/models';
import { OrderCompleted } from './order-completed';

const styles = 'grid items-center gap-8 md:grid-cols-2 md:gap-16';

const picture = (
  <Picture
    src="/media/room-hall.webp"
    alt=""
    width={1920}
    height={1280}
    sizes="(min-width: 1440px) 640px, (min-width: 993px) 45vw, 92vw"
    fit="wide"
    className="aspect-3/2 h-auto w-full object-cover"
  />
);

/** The order of the browser, with what is shown where there is none. Keys: each is another box, not this one moved. */
export function OrderCompletedView({ site }: { site: SiteCode }) {
  const [t, account] = [useTranslations('order'), useTranslations('account')];
  const home = (variant: 'primary' | 'quiet') => (
    <LinkButton href={homePath(site)} variant={variant}>
      {t('continueShopping')}
    </LinkButton>
  );
  return (
    <OrderCompleted
      failed={
        <div key="failed" role="alert" className={styles}>
          <DocumentTitle title={t('loadFailedTitle')} />
          <StatusContent
            title={t('loadFailedTitle')}
            text={t('loadFailedText')}
            actions={
              <>
                <RetryButton>{t('tryAgain')}</RetryButton>
                {home('quiet')}
              </>
            }
            picture={picture}
          />
        </div>
      }
      unknown={
        <div key="unknown" className={styles}>
          <DocumentTitle title={t('notFoundTitle')} />
          <StatusContent
            title={t('notFoundTitle')}
            text={t('notFoundText')}
            actions={
              <>
                {home('primary')}
                <LinkButton href={accountPath(site, 'orders')} variant="quiet">
                  {account('menu.orders')}
                </LinkButton>
              </>
            }
            picture={picture}
          />
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

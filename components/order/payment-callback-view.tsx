import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RetryButton } from '@/components/status/retry-button';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { basketPath, paymentStepPath } from '@/lib/routes/paths';
import { DocumentTitle } from '@/lib/seo/use-document-title';
import type { SiteCode } from '@/lib/sites/models';
import { PaymentCallback } from './payment-callback';

/** What a payment by `method` can have come to; which of it is true the browser asks. */
export function PaymentCallbackView({ site, method }: { site: SiteCode; method: string | null }) {
  const t = useTranslations('order');
  const toBasket = (
    <LinkButton href={basketPath(site)} variant="secondary">
      {t('backToBasket')}
    </LinkButton>
  );
  const toPay = (failed: string | null) => (
    <>
      <LinkButton href={paymentStepPath(site, failed)}>{t('backToCheckout')}</LinkButton>
      {toBasket}
    </>
  );
  const retry = <RetryButton>{t('refresh')}</RetryButton>;
  return (
    <PaymentCallback
      notFound={<Message title={t('notFoundTitle')} text={t('notFoundText')} actions={toBasket} isAlone />}
      failed={<Message title={t('failedTitle')} text={t('failedText')} actions={toPay(method)} />}
      cancelled={<Message title={t('cancelledTitle')} text={t('cancelledText')} actions={toPay(null)} />}
      unknown={<Message title={t('unknownTitle')} text={t('unknownText')} actions={retry} isAlone />}
      checking={
        <div role="status" className="grid justify-items-center gap-4 py-24 text-center">
          <Spinner size={32} />
          <h1 className="heading text-2xl">{t('checking')}</h1>
          <p className="text-stone">{t('checkingText')}</p>
        </div>
      }
      unpaid={t('unpaid')}
      unpaidLoading={<Skeleton className="h-64" />}
      method={method}
    />
  );
}

type MessageProps = { title: string; text: string; actions: ReactNode; isAlone?: boolean };

function Message({ title, text, actions, isAlone = false }: MessageProps) {
  return (
    <div className={isAlone ? 'mx-auto max-w-xl py-16' : undefined}>
      <DocumentTitle title={title} />
      <div role="alert">
        <h1 className="heading text-3xl">{title}</h1>
        <p className="reading-width mt-4 text-lg text-stone">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  );
}

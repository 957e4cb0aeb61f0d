'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { OrderSummary } from '@/components/basket/order-summary';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Spinner } from '@/components/ui/spinner';
import { orderQuery } from '@/lib/order/queries';
import { basketPath, checkoutPath, orderCompletedPath } from '@/lib/routes/paths';
import { useDocumentTitle } from '@/lib/seo/use-document-title';
import { useSite } from '@/lib/sites/use-site';
import { LinesGlance } from './lines-glance';

const pollMs = 1500;
const patienceMs = 30_000;

/** Where the payment page sends the shopper back to. What the address says is never believed: the order decides. */
export function PaymentCallback() {
  const t = useTranslations('order');
  const site = useSite();
  const router = useRouter();
  const orderId = useSearchParams().get('orderId') ?? '';
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const {
    data: order,
    isError,
    refetch,
  } = useQuery({
    ...orderQuery(site, orderId),
    enabled: orderId !== '',
    refetchInterval: ({ state }) => (isPatient && state.data?.outcome === 'waiting' ? pollMs : false),
  });
  const outcome = order?.outcome ?? 'waiting';
  const isCompleted = outcome === 'received';
  useEffect(() => {
    if (isCompleted) router.replace(orderCompletedPath(site.code, orderId));
  }, [isCompleted, orderId, router, site.code]);

  const toCheckout = (
    <LinkButton href={`${checkoutPath(site.code)}?step=payment`}>{t('backToCheckout')}</LinkButton>
  );
  const toBasket = (
    <LinkButton href={basketPath(site.code)} variant="secondary">
      {t('backToBasket')}
    </LinkButton>
  );
  if (orderId === '' || isError) {
    return <Alone title={t('notFoundTitle')} text={t('notFoundText')} actions={toBasket} />;
  }
  if (order && (outcome === 'failed' || outcome === 'cancelled')) {
    return (
      <div className="grid items-start gap-8 py-6 md:grid-cols-[minmax(0,1fr)_26rem] md:gap-14 md:py-12">
        <Message
          title={t(`${outcome}Title`)}
          text={t(`${outcome}Text`)}
          actions={
            <>
              {toCheckout}
              {toBasket}
            </>
          }
        />
        <aside aria-labelledby="unpaid" className="rounded-md border border-sand bg-white p-6">
          <h2 id="unpaid" className="heading mb-4 text-xl">
            {t('unpaid')}
          </h2>
          <LinesGlance items={order.items} locale={site.locale} className="mb-6" />
          <OrderSummary summary={order.summary} locale={site.locale} />
        </aside>
      </div>
    );
  }
  if (!isPatient && !isCompleted) {
    const retry = <Button onClick={() => void refetch()}>{t('refresh')}</Button>;
    return <Alone title={t('unknownTitle')} text={t('unknownText')} actions={retry} />;
  }
  return (
    <div role="status" className="grid justify-items-center gap-4 py-24 text-center">
      <Spinner size={32} />
      <h1 className="heading text-2xl">{t('checking')}</h1>
      <p className="text-stone">{t('checkingText')}</p>
    </div>
  );
}

type MessageProps = { title: string; text: string; actions: ReactNode };

function Alone(props: MessageProps) {
  return (
    <div className="mx-auto max-w-xl py-16">
      <Message {...props} />
    </div>
  );
}

function Message({ title, text, actions }: MessageProps) {
  useDocumentTitle(title);
  return (
    <div role="alert">
      <h1 className="heading text-3xl">{title}</h1>
      <p className="reading-width mt-4 text-lg text-stone">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}

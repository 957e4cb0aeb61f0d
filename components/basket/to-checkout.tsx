'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { useIdentity } from '@/lib/auth/use-identity';
import { withRetry } from '@/lib/browser/with-retry';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';
import { pageConfigQuery } from '@/lib/remote-config/queries';
import { checkoutPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { BottomBar } from './bottom-bar';

const AdminCheckout = lazy(() => withRetry(() => import('./admin-checkout')));

type Props = {
  site: SiteRules;
  /** Shown beside the way on while that is out of sight. */
  total: Money;
};

/** The way on from the basket: checkout, or for administrators of some sites the tool they order with (§6). */
export function ToCheckout({ site, total }: Props) {
  const t = useTranslations('basket');
  const button = useRef<HTMLDivElement>(null);
  const isAdmin = useIdentity(site)?.type === 'Admin';
  const config = useQuery({ ...pageConfigQuery(site.code), enabled: isAdmin });
  if (isAdmin && config.isPending) return null;
  if (isAdmin && config.data?.featureFlags.adminCheckout)
    return (
      <Suspense>
        <AdminCheckout site={site} />
      </Suspense>
    );
  const href = checkoutPath(site.code);
  return (
    <>
      <div ref={button} className="mt-5">
        <LinkButton href={href} size="lg" className="w-full">
          {t('toCheckout')}
        </LinkButton>
      </div>
      <BottomBar watched={button} label={t('bar')}>
        <span>
          <span className="block text-sm text-stone">{t('total')}</span>
          <span className="tabular text-lg font-semibold">{formatMoney(total, site.locale)}</span>
        </span>
        <LinkButton href={href}>{t('toCheckout')}</LinkButton>
      </BottomBar>
    </>
  );
}

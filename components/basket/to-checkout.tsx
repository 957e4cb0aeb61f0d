'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { useIdentity } from '@/lib/auth/use-identity';
import { withRetry } from '@/lib/browser/with-retry';
import { pageConfigQuery } from '@/lib/remote-config/queries';
import { checkoutPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';

const AdminCheckout = lazy(() => withRetry(() => import('./admin-checkout')));

/** The way on from the basket: checkout, or for administrators of some sites the tool they order with (§6). */
export function ToCheckout({ site }: { site: SiteRules }) {
  const t = useTranslations('basket');
  const isAdmin = useIdentity(site)?.type === 'Admin';
  const config = useQuery({ ...pageConfigQuery(site.code), enabled: isAdmin });
  if (isAdmin && config.isPending) return null;
  if (isAdmin && config.data?.featureFlags.adminCheckout)
    return (
      <Suspense>
        <AdminCheckout site={site} />
      </Suspense>
    );
  return (
    <LinkButton href={checkoutPath(site.code)} size="lg" className="mt-5 w-full">
      {t('toCheckout')}
    </LinkButton>
  );
}

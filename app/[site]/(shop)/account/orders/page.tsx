import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrdersIsland } from '@/components/account/account-islands';
import { NoOrders } from '@/components/account/empty-lists';
import { accountPath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const [site, t] = await Promise.all([currentSite(), getTranslations('account')]);
  return pageMetadata({
    site,
    path: accountPath(site.code, 'orders'),
    title: t('menu.orders'),
    noindex: true,
  });
}

export default async function OrdersPage() {
  const { code } = await currentSite();
  return <OrdersIsland empty={<NoOrders site={code} />} />;
}

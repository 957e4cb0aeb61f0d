import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddressesIsland } from '@/components/account/account-islands';
import { NoAddresses } from '@/components/account/empty-lists';
import { accountPath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const [site, t] = await Promise.all([currentSite(), getTranslations('account')]);
  return pageMetadata({
    site,
    path: accountPath(site.code, 'addresses'),
    title: t('menu.addresses'),
    noindex: true,
  });
}

export default function AddressesPage() {
  return <AddressesIsland empty={<NoAddresses />} />;
}

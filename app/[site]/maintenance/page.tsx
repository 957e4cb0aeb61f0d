import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MaintenanceView } from '@/components/status/maintenance-view';
import { currentSite } from '@/lib/sites/current';
import { editions } from '@/sites/editions';

export const dynamic = 'force-static';

/** It must be ready when the API does not answer. */
export function generateStaticParams(): { site: string }[] {
  return editions.map(({ code }) => ({ site: code }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('status.maintenance');
  return { title: t('title'), robots: { index: false, follow: true }, other: { status: '503' } };
}

/** Middleware rewrites to it with status 503. Prerendered, so it needs neither API nor database. */
export default async function MaintenancePage() {
  return <MaintenanceView site={await currentSite()} />;
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/status/not-found-view';
import { currentSite } from '@/lib/sites/current';

export const revalidate = 300;

/** Nothing is rendered during the build: the header needs the category tree. */
export function generateStaticParams(): { site: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('status.notFound');
  return { title: t('title'), robots: { index: false, follow: true }, other: { status: '404' } };
}

/** Middleware rewrites to it with status 404. */
export default async function NotFoundPage() {
  return <NotFoundView site={await currentSite()} />;
}

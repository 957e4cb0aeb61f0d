import type { Metadata } from 'next';
import { DesignView } from '@/components/design/design-view';
import { editions } from '@/sites/editions';

export const dynamic = 'force-static';

export function generateStaticParams(): { site: string }[] {
  return editions.map(({ code }) => ({ site: code }));
}

export const metadata: Metadata = { title: 'Design', robots: { index: false, follow: false } };

/** Middleware lets nobody see it unless `designPage` of the environment is true. */
export default function DesignPage() {
  return <DesignView />;
}

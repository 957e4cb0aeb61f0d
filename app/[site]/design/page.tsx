import type { Metadata } from 'next';
import { siteCodes } from '@/api/contract/sites';
import { DesignView } from '@/components/design/design-view';

export const dynamic = 'force-static';

export function generateStaticParams(): { site: string }[] {
  return siteCodes.map((site) => ({ site }));
}

export const metadata: Metadata = { title: 'Design', robots: { index: false, follow: false } };

/** Middleware lets nobody see it unless `designPage` of the environment is true. */
export default function DesignPage() {
  return <DesignView />;
}

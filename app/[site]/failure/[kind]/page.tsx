import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FailureView, failureKindOf, failureKinds, failureStatus } from '@/components/status/failure-view';
import { currentSite } from '@/lib/sites/current';
import { editions } from '@/sites/editions';

type Props = { params: Promise<{ kind: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

/** server/failure-pages.ts reads what the build has rendered, and sends it when Next cannot render. */
export function generateStaticParams(): { site: string; kind: string }[] {
  return editions.flatMap(({ code: site }) => failureKinds.map((kind) => ({ site, kind })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { kind }] = await Promise.all([getTranslations('status.failure'), params]);
  const failure = failureKindOf(kind);
  return {
    title: t(`${failure}.title`),
    robots: { index: false, follow: true },
    other: { status: failureStatus[failure] },
  };
}

export default async function FailurePage({ params }: Props) {
  return <FailureView site={await currentSite()} kind={failureKindOf((await params).kind)} />;
}

'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useCompared } from '@/lib/compare/use-compared';
import { comparePath } from '@/lib/routes/compare-paths';
import { useSite } from '@/lib/sites/use-site';

/** Where the address names nothing: leads on to what this browser compares, if it does. @param empty drawn by the server */
export function OwnComparison({ empty }: { empty: ReactNode }) {
  const site = useSite();
  const router = useRouter();
  const vsins = useCompared();
  const isLeaving = vsins !== null && vsins.length > 0;
  useEffect(() => {
    if (isLeaving) router.replace(comparePath(site.code, vsins));
  }, [isLeaving, router, site, vsins]);
  return vsins?.length === 0 ? empty : <Skeleton className="mt-8 h-80" />;
}

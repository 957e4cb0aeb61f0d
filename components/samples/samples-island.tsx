'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** As tall as most of the form: what stands below it does not jump. */
const loading = () => <Skeleton className="mt-10 h-280" />;

/** The form of an address comes after the page: it would double its first-load JavaScript. */
export const SamplesIsland = dynamic(() => import('./samples-form').then(({ SamplesPart }) => SamplesPart), {
  ssr: false,
  loading,
});

import { Skeleton } from '@/components/ui/skeleton';

/** As tall as a card; on a phone the delivery promise takes two lines. */
export function CardSkeleton() {
  return (
    <>
      <Skeleton className="aspect-4/3" />
      <Skeleton className="mt-3 h-38.5 sm:h-33" />
    </>
  );
}

import { Skeleton } from '@/components/ui/skeleton';

/** As tall as a card. */
export function CardSkeleton() {
  return (
    <>
      <Skeleton className="aspect-4/3" />
      <Skeleton className="mt-3 h-38" />
    </>
  );
}

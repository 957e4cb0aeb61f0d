import clsx from 'clsx';

/** Stands in for what is loading; give it the exact size of what replaces it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-pulse rounded-sm bg-linen', className)} />;
}

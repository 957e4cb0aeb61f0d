import { splitTitle } from '@/lib/product-card/split-title';

/**
 * What it is called on one line, in what it is made on the next: titles of neighbours are as high, and read in one glance. The
 * comma between them is read and not seen.
 */
export function CardTitle({ title }: { title: string }) {
  const { name, make } = splitTitle(title);
  if (!make) return title;
  return (
    <>
      {name}
      <span className="sr-only">, </span>
      <span className="block text-sm font-normal">{make}</span>
    </>
  );
}

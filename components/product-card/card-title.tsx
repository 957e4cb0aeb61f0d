/**
 * What it is called on one line, in what it is made on the next: titles of neighbours are as high, and read in one glance. The
 * comma between them is read and not seen.
 */
export function CardTitle({ title }: { title: string }) {
  const comma = title.indexOf(', ');
  if (comma < 0) return title;
  return (
    <>
      {title.slice(0, comma)}
      <span className="text-[0px]">, </span>
      <span className="block text-sm text-stone">{title.slice(comma + 2)}</span>
    </>
  );
}

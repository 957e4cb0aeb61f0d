const badge =
  'inline-flex h-8 items-center rounded-md border border-sand bg-white px-2.5 text-xs font-semibold sm:max-lg:px-2';

type Props = { label: string; names: readonly string[] };

/** The ways to pay. Names as text in a frame: legible, translated, and no brand's artwork. */
export function PaymentBadges({ label, names }: Props) {
  if (names.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 sm:max-lg:gap-1.5">
      {names.map((name) => (
        <li key={name} className={badge}>
          {name}
        </li>
      ))}
    </ul>
  );
}

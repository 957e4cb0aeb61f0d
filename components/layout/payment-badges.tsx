const badge =
  'inline-flex h-8 items-center rounded-md border border-sand bg-white px-2.5 text-xs font-semibold';

type Props = { label: string; later: string; wire: string };

/** The ways to pay. Names as text in a frame: legible, translated, and no brand's artwork. */
export function PaymentBadges({ label, later, wire }: Props) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      <li className={badge}>iDEAL | Wero</li>
      <li className={badge}>
        <svg aria-hidden="true" viewBox="0 0 24 16" className="mr-1.5 h-3">
          <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <circle cx="16" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
        Mastercard
      </li>
      <li className={`${badge} italic`}>Visa</li>
      <li className={badge}>PayPal</li>
      <li className={badge}>{later}</li>
      <li className={badge}>{wire}</li>
    </ul>
  );
}

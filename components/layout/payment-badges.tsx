import { PaymentMark, type PaymentMarkName } from '@/components/ui/payment-mark';

/** By the names of brands, which are the same in all languages. */
const marks: Readonly<Record<string, PaymentMarkName | undefined>> = {
  'iDEAL | Wero': 'ideal',
  Bancontact: 'bancontact',
  Mastercard: 'mastercard',
  Visa: 'visa',
  'American Express': 'american-express',
  PayPal: 'paypal',
};

type Props = { label: string; names: readonly string[] };

/** The ways to pay: by their marks, or by name where there is none. */
export function PaymentBadges({ label, names }: Props) {
  if (names.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 sm:max-lg:gap-1.5">
      {names.map((name) => {
        const mark = marks[name];
        return (
          <li key={name} className={mark ? undefined : 'payment-badge'}>
            {mark ? <PaymentMark name={mark} label={name} size="md" isLate /> : name}
          </li>
        );
      })}
    </ul>
  );
}

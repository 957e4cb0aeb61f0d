import clsx from 'clsx';
import { PaymentMark, type PaymentMarkName } from './payment-mark';

/** By the names of brands, which are the same in all languages. */
const marks: Readonly<Record<string, PaymentMarkName | undefined>> = {
  'iDEAL | Wero': 'ideal',
  Bancontact: 'bancontact',
  Mastercard: 'mastercard',
  Visa: 'visa',
  'American Express': 'american-express',
  PayPal: 'paypal',
};

/** The mark of a brand, if it has one. */
export function markOf(brand: string): PaymentMarkName | undefined {
  return marks[brand];
}

type Props = { label: string; brands: readonly string[]; className?: string };

/** The ways to pay: by their marks, or by name where there is none. */
export function PaymentMarks({ label, brands, className }: Props) {
  if (brands.length === 0) return null;
  return (
    <ul aria-label={label} className={clsx('flex flex-wrap gap-2 sm:max-lg:gap-1.5', className)}>
      {brands.map((brand) => {
        const mark = markOf(brand);
        return (
          <li key={brand} className={mark ? undefined : 'payment-badge'}>
            {mark ? <PaymentMark name={mark} label={brand} size="md" isLate /> : brand}
          </li>
        );
      })}
    </ul>
  );
}

import clsx from 'clsx';

/** Drawings in `public`; each says where it is from. */
export const paymentMarks = [
  'american-express',
  'bancontact',
  'ideal',
  'mastercard',
  'paypal',
  'visa',
] as const;
export type PaymentMarkName = (typeof paymentMarks)[number];

type Props = {
  name: PaymentMarkName;
  /** Empty where the name stands beside it. */
  label: string;
  size?: 'sm' | 'md';
  /** Far down the page: fetched when it comes near. */
  isLate?: boolean;
};

/** By what shoppers know a way to pay. The marks belong to their owners and are shown as these draw them. */
export function PaymentMark({ name, label, size = 'sm', isLate = false }: Props) {
  return (
    <img
      src={`/payment-${name}.svg`}
      alt={label}
      width={40}
      height={26}
      loading={isLate ? 'lazy' : undefined}
      className={clsx('payment-mark', size === 'sm' && 'payment-mark-sm')}
    />
  );
}

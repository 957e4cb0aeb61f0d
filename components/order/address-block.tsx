import type { Order } from '@/api/contract/checkout';

export function AddressBlock({ title, address }: { title: string; address: Order['shippingAddress'] }) {
  return (
    <div>
      <h3 className="text-sm font-medium">{title}</h3>
      <address className="mt-1 text-sm text-stone not-italic">
        {address.firstName} {address.lastName}
        <br />
        {address.street} {[address.houseNumber, address.addition].filter(Boolean).join(' ')}
        <br />
        {address.zipCode} {address.city}
        <br />
        {address.email}
      </address>
    </div>
  );
}

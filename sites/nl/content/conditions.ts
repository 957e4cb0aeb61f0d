import { commerce } from '../commerce.ts';

const { freeDeliveryFrom, delivery } = commerce;
const euros = (minor: number) =>
  `€ ${minor % 100 === 0 ? minor / 100 : (minor / 100).toFixed(2).replace('.', ',')}`;

/** Amounts and periods that several pages name. */
export const conditions = {
  freeDeliveryFrom: `€ ${freeDeliveryFrom}`,
  parcel: euros(delivery.parcel),
  furniture: euros(delivery.furniture),
  placement: euros(delivery.placement),
  returnDays: 14,
  bankTransferDays: 10,
  payLaterDays: 30,
} as const;

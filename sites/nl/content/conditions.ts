/** Amounts and periods that several pages name; they must say what the basket and the remote configuration do. */
export const conditions = {
  freeDeliveryFrom: '€ 500',
  parcel: '€ 5,95',
  furniture: '€ 49',
  placement: '€ 39',
  returnDays: 14,
  wireDays: 10,
  payLaterDays: 30,
} as const;

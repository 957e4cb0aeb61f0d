import { type InferType, object, string } from 'yup';

import { calendarDay } from './calendar-day.ts';

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A part of a day on which the carrier brings furniture, in the time of the place it goes to. */
export const deliverySlotSchema = object({
  /** ISO date. */
  date: calendarDay().required(),
  /** `08:00` */
  from: string().matches(time).required(),
  until: string().matches(time).required(),
}).noUnknown();
export type DeliverySlot = InferType<typeof deliverySlotSchema>;

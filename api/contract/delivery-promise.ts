import { boolean, type InferType, number, object, string } from 'yup';

/** In how many working days or weeks from today a delivery comes: the promise, where no dates are told. */
export const deliveryTimeSchema = object({
  unit: string().oneOf(['days', 'weeks']).required(),
  first: number().integer().required(),
  last: number().integer().required(),
}).required();
export type DeliveryTime = InferType<typeof deliveryTimeSchema>;

export const deliveryPromiseSchema = object({
  /** Working days from order to the first and the last promised day, production included. */
  calculatedDeliveryDays: number().integer().required(),
  lastDeliveryDays: number().integer().required(),
  deliveryTime: deliveryTimeSchema,
  productionDays: number().integer().required(),
  /** ISO dates (yyyy-mm-dd); the promised range. */
  deliveryDate: string().required(),
  bufferedDeliveryDate: string().required(),
  isExpress: boolean().required(),
}).required();
export type DeliveryPromise = InferType<typeof deliveryPromiseSchema>;

import { object } from 'yup';
import { moneySchema } from './envelope.ts';

/** Of one piece ordered alone, in minor units as everywhere; `home` is 0 from `freeFrom` on. */
export const deliveryCostSchema = object({
  home: moneySchema,
  placement: moneySchema,
  freeFrom: moneySchema,
}).required();

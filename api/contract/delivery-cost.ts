import { boolean, object } from 'yup';
import { moneySchema } from './envelope.ts';

/** Of one piece ordered alone, in minor units as everywhere; `home` is 0 from `freeFrom` on. */
export const deliveryCostSchema = object({
  /** A parcel service brings it, and takes it back; a carrier brings furniture by appointment, and fetches it. */
  isParcel: boolean().required(),
  home: moneySchema,
  placement: moneySchema,
  freeFrom: moneySchema,
}).required();

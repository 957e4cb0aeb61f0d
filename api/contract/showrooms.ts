import { array, type InferType, object, string } from 'yup';

export const showroomSchema = object({
  id: string().required(),
  name: string().required(),
  city: string().required(),
  mapsLink: string().required(),
  addressLines: array().of(string().required()).required(),
  openingHours: array().of(string().required()).required(),
}).required();
export type Showroom = InferType<typeof showroomSchema>;

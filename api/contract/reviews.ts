import { boolean, type InferType, number, object, string } from 'yup';
import { languages } from './sites.ts';

export const reviewSchema = object({
  id: string().required(),
  author: string().required(),
  rating: number().integer().min(1).max(5).required(),
  title: string().required(),
  text: string().required(),
  /** In which it was written: reviews are not translated. */
  language: string().oneOf(languages).required(),
  /** ISO date. */
  date: string().required(),
  isVerified: boolean().required(),
}).required();
export type Review = InferType<typeof reviewSchema>;

import { number } from 'yup';
import { oneLine, severalLines } from './plain-text.ts';

/** What the buyer says, for form and API alike. */
export const reviewFields = {
  rating: number().integer().min(1).max(5).required(),
  title: oneLine().max(80).required(),
  text: severalLines().min(20).max(2000).required(),
};

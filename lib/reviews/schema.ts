import { object, string } from 'yup';
import { reviewFields } from '@/api/contract/review-fields';

/** Form of a review; what it says is of `validation`. Radio buttons give texts. */
export const reviewFormSchema = object({
  ...reviewFields,
  rating: string()
    .matches(/^[1-5]$/)
    .required(),
});

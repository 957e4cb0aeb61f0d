import { type InferType, object, string } from 'yup';

export const policySchema = object({
  policy: string().required(),
  slug: string().required(),
  title: string().required(),
}).required();
export type Policy = InferType<typeof policySchema>;

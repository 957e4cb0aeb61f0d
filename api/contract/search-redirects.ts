import { type InferType, mixed, object, string } from 'yup';

export const searchRedirectSchema = object({
  searchTerm: string().required(),
  link: object({
    alias: string().required(),
    params: mixed<Record<string, string>>().required(),
    queryString: string().defined(),
    type: string().required(),
  }).required(),
}).required();
export type SearchRedirect = InferType<typeof searchRedirectSchema>;

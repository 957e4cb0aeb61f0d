import { type InferType, number, object, string } from 'yup';

export const offerPlacements = [
  'headerTop',
  'list',
  'basketTop',
  'listWithCard',
  'product',
  'productBottom',
  'listProductCard',
] as const;

export const offerCardSchema = object({
  id: string().required(),
  placement: string().oneOf(offerPlacements).required(),
  type: string().oneOf(['mobile', 'desktop', 'both']).required(),
  order: number().integer().required(),
  text: string().required(),
  link: string().nullable().defined(),
}).required();
export type OfferCard = InferType<typeof offerCardSchema>;

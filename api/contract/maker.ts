import { type InferType, object, string } from 'yup';

const partySchema = object({
  name: string().required(),
  postalAddress: string().required(),
  email: string().required(),
});

/** Who answers for a product within the Union where its maker is outside (Regulation (EU) 2023/988 art. 16, 19(b)). */
const responsibleSchema = partySchema.nullable().defined().default(null);
export type Responsible = InferType<typeof responsibleSchema>;

/** Who made it, as its page names them (art. 19(a)). */
export const makerSchema = partySchema.shape({ responsible: responsibleSchema }).required();

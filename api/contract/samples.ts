import { array, type InferType, object, string } from 'yup';
import { addressSchema } from './address.ts';
import { mediaSchema } from './catalogue.ts';
import { sampleRules } from './sample-rules.ts';

export const sampleStatuses = ['requested', 'sent'] as const;
export type SampleStatus = (typeof sampleStatuses)[number];
export const sampleMaterials = ['fabric', 'leather', 'wood'] as const;

const code = string()
  .matches(/^(colour|wood)\.[a-z][a-z-]{1,40}$/)
  .required();

/** What can be had as a sample: a colour of a cover, or a wood. */
export const sampleSchema = object({
  code,
  title: string().required(),
  /** CSS colour of its swatch. */
  colour: string().required(),
  material: string().oneOf(sampleMaterials).required(),
  /** From near, of something that is made of it; null where none was taken. */
  picture: mediaSchema.nullable().defined().default(null),
}).required();
export type Sample = InferType<typeof sampleSchema>;

/** By post: nobody is called about a letter. */
export const sampleAddressSchema = addressSchema.shape({ phone: string().trim().max(25).default('') });
export type SampleAddress = InferType<typeof sampleAddressSchema>;

export const sampleRequestInputSchema = sampleAddressSchema
  .shape({
    samples: array()
      .of(code)
      .min(1)
      .max(sampleRules.perRequest)
      .required()
      .test({ name: 'unique', message: 'invalid', test: (codes) => new Set(codes).size === codes?.length }),
  })
  .noUnknown();
export type SampleRequestInput = InferType<typeof sampleRequestInputSchema>;

/** What somebody has asked for. */
export const sampleRequestSchema = object({
  id: string().uuid().required(),
  status: string().oneOf(sampleStatuses).required(),
  samples: array()
    .of(object({ code: string().required(), title: string().required() }).required())
    .required(),
  /** ISO dates and times; `sentAt` is null until they have been sent. */
  requestedAt: string().required(),
  sentAt: string().nullable().defined(),
}).required();
export type SampleRequest = InferType<typeof sampleRequestSchema>;

/** What staff see of one. */
export const adminSampleRequestSchema = sampleRequestSchema
  .shape({ email: string().required(), address: array().of(string().required()).required() })
  .required();
export type AdminSampleRequest = InferType<typeof adminSampleRequestSchema>;

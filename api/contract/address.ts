import { boolean, type InferType, object, type StringSchema, string } from 'yup';
import { type AddressField, factsOf, forEachField } from './address-fields.ts';
import { newEmail } from './email.ts';
import { oneLine } from './plain-text.ts';
import './rules/text-rules.ts';
import { countryCodes } from './sites.ts';

export const addressInfos = ['personal', 'business'] as const;
export const addressTitles = ['home', 'work', 'other'] as const;

type Rule = ReturnType<typeof factsOf>['rule'];

const ruleSchemas: Readonly<Record<Rule, (max: number) => StringSchema<string | undefined>>> = {
  text: (max) => oneLine().max(max),
  email: newEmail,
  phone: (max) => string().trim().max(max).phoneNumber(),
  houseNumber: (max) => oneLine().max(max).houseNumber(),
  zipCode: (max) => string().trim().uppercase().max(max).zipCode(),
};

function textSchema(field: AddressField) {
  const { rule, max, isOptional } = factsOf(field);
  const schema = ruleSchemas[rule](max);
  return isOptional ? schema.default('') : schema.required('required');
}

/** A business without a name is nobody to write an invoice to. */
const companyName = textSchema('companyName').test({
  name: 'required',
  message: 'required',
  test: (name, { parent }) => parent.addressInfo !== 'business' || Boolean(name),
});

/**
 * Address (§3). Postcode, house number and addition are separate fields; `street` holds the street alone.
 * Messages are names of rules.
 */
export const addressSchema = object({
  addressInfo: string().oneOf(addressInfos).default('personal'),
  title: string().oneOf(addressTitles).default('home'),
  ...forEachField(textSchema),
  companyName,
  country: string().oneOf(countryCodes).required('required'),
  isMain: boolean().default(false),
}).noUnknown();
export type AddressInput = InferType<typeof addressSchema>;

export const savedAddressSchema = addressSchema.shape({ id: string().uuid().required() });
export type Address = InferType<typeof savedAddressSchema>;

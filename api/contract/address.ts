import { boolean, type InferType, object, type StringSchema, string } from 'yup';
import { type AddressField, factsOf, forEachField } from './address-fields.ts';
import { newEmail } from './email.ts';
import { oneLine } from './plain-text.ts';
import './rules/text-rules.ts';
import { countryCodes } from './sites.ts';
import { hasTaxOffices } from './tax-number.ts';

export const addressInfos = ['personal', 'business'] as const;
export const addressTitles = ['home', 'work', 'other'] as const;

type Rule = ReturnType<typeof factsOf>['rule'];

const ruleSchemas: Readonly<Record<Rule, (max: number) => StringSchema<string | undefined>>> = {
  text: (max) => oneLine().max(max),
  personName: (max) => string().trim().max(max).personName(),
  email: newEmail,
  phone: (max) => string().trim().max(max).phoneNumber(),
  houseNumber: (max) => oneLine().max(max).houseNumber(),
  vatNumber: (max) => string().max(max).vatNumber(),
  taxNumber: (max) => string().trim().max(max).taxNumber(),
  zipCode: (max) => string().trim().uppercase().max(max).zipCode(),
};

function textSchema(field: AddressField) {
  const { rule, max, isOptional } = factsOf(field);
  const schema = ruleSchemas[rule](max);
  return isOptional ? schema.default('') : schema.required('required');
}

type Parent = { addressInfo?: unknown; country?: unknown };

/** Optional, but for those of whom it is true. */
function neededOf(field: AddressField, isNeeded: (address: Parent) => boolean) {
  return textSchema(field).test({
    name: 'required',
    message: 'required',
    test: (text, { parent }) => Boolean(text) || !isNeeded(parent),
  });
}
const isBusiness = ({ addressInfo }: Parent) => addressInfo === 'business';
const isTaxed = (address: Parent) => isBusiness(address) && hasTaxOffices(String(address.country));

/** What an invoice to a business needs. Those with a VAT number tell it; many small ones have none. */
const ofBusinesses = {
  companyName: neededOf('companyName', isBusiness),
  taxOffice: neededOf('taxOffice', isTaxed),
  taxNumber: neededOf('taxNumber', isTaxed),
};

/**
 * Address (§3). Postcode, house number and addition are separate fields; `street` holds the street alone.
 * Messages are names of rules.
 */
export const addressSchema = object({
  addressInfo: string().oneOf(addressInfos).default('personal'),
  title: string().oneOf(addressTitles).default('home'),
  ...forEachField(textSchema),
  ...ofBusinesses,
  country: string().oneOf(countryCodes).required('required'),
  isMain: boolean().default(false),
}).noUnknown();
export type AddressInput = InferType<typeof addressSchema>;

export const savedAddressSchema = addressSchema.shape({ id: string().uuid().required() });
export type Address = InferType<typeof savedAddressSchema>;

import { array, type InferType, number, object, string } from 'yup';
import './rules/text-rules.ts';
import { countryCodes } from './sites.ts';

/** A number of a query, which travels as text. */
const limitText = (most: number) =>
  string()
    .matches(/^[1-9]\d?$/, 'invalid')
    .test({
      name: 'max_value',
      message: 'max_value',
      params: { max: most },
      test: (text) => !text || Number(text) <= most,
    });

export const findAddressQuerySchema = object({
  text: string().trim().max(200).required('required'),
  /** Id of a `container` of an earlier answer: look inside it. */
  container: string().max(300),
  /** ISO codes, separated by commas; left out, the countries the site delivers to. */
  countries: string().matches(/^[A-Za-z]{2}(,[A-Za-z]{2}){0,19}$/, {
    message: 'invalid',
    excludeEmptyString: true,
  }),
  language: string().matches(/^[A-Za-z]{2}(-[A-Za-z]{2})?$/, {
    message: 'invalid',
    excludeEmptyString: true,
  }),
  limit: limitText(20),
});

export const foundAddressSchema = object({
  id: string().required(),
  /** `address` can be retrieved; `container` is a street or postcode to look into. */
  type: string().oneOf(['address', 'container']).required(),
  text: string().required(),
  description: string().defined(),
}).required();
export type FoundAddress = InferType<typeof foundAddressSchema>;

export const retrieveAddressQuerySchema = object({ id: string().max(300).required('required') });

/** What a look-up can fill in; a field nobody knows is empty. */
export const foundPlaceSchema = object({
  street: string().defined(),
  houseNumber: string().defined(),
  addition: string().defined(),
  zipCode: string().defined(),
  district: string().defined(),
  county: string().defined(),
  city: string().defined(),
  country: string().required(),
}).required();
export type FoundPlace = InferType<typeof foundPlaceSchema>;

export const postcodeQuerySchema = object({
  zipCode: string().trim().max(10).required('required'),
  /** The number alone is looked up; what stands behind it is the addition where none is told. */
  houseNumber: string()
    .trim()
    .max(40)
    .matches(/^\d{1,5}(?!\d)/, { message: 'houseNumber', excludeEmptyString: true })
    .required('required'),
  addition: string().trim().max(10),
  country: string().oneOf(countryCodes),
});

export const countryAnswerSchema = object({
  /** ISO code; may be a country the site does not deliver to. */
  country: string().length(2).required(),
}).required();

export const placeNameSchema = object({ id: string().required(), name: string().required() }).required();
export type PlaceName = InferType<typeof placeNameSchema>;

export const maxCzechSuggestions = 10;
export const czechInputSchema = object({
  fieldType: string().oneOf(['WHOLE_ADDRESS']).required(),
  values: object({ WHOLE_ADDRESS: string().trim().max(200).required('required') })
    .noUnknown()
    .required(),
  limit: number().integer().min(1).max(maxCzechSuggestions).default(maxCzechSuggestions),
}).noUnknown();

export const czechSuggestionsSchema = object({
  suggestions: array()
    .of(
      object({
        /** Asks for the fields by `address/retrieve`; null where `values` tells them. */
        id: string().nullable().defined(),
        /** A `container` is looked into by `address/find`. */
        type: string().oneOf(['address', 'container']).required(),
        values: object({
          WHOLE_ADDRESS: string().required(),
          STREET: string().defined(),
          NUMBER: string().defined(),
          CITY: string().defined(),
          ZIP: string().defined(),
        }).required(),
      }).required(),
    )
    .required(),
}).required();
export type CzechSuggestion = InferType<typeof czechSuggestionsSchema>['suggestions'][number];

import type { ErrorCode } from '../contract/error-codes.ts';

/** Rules of the contract's schemas, by the key or the Yup rule name. `{min}` and the like are filled in. */
export type ValidationKey =
  | 'required'
  | 'invalid'
  | 'min'
  | 'max'
  | 'minLength'
  | 'maxLength'
  | 'integer'
  | 'oneOf'
  | 'noUnknown'
  | 'email'
  | 'phoneNumber'
  | 'zipCode'
  | 'houseNumber'
  | 'orderNumber'
  | 'passwordCommon';

/** What the API says in one language. */
export type TextTable = {
  errors: Readonly<Record<ErrorCode, string>>;
  validation: Readonly<Record<ValidationKey, string>>;
};

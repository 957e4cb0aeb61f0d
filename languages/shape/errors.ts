import type { ErrorCode } from '../../api/contract/error-codes.ts';

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
  | 'passwordCommon'
  | 'noDelivery';

export type ErrorTexts = Readonly<Record<ErrorCode, string>>;
export type ValidationTexts = Readonly<Record<ValidationKey, string>>;

import { apiTexts } from '../../languages/api.ts';
import type { ValidationKey, ValidationTexts } from '../../languages/shape/errors.ts';
import type { ErrorCode } from '../contract/error-codes.ts';
import type { Language } from '../contract/sites.ts';

export function errorText(language: Language, code: ErrorCode): string {
  return apiTexts[language].errors[code];
}

function isValidationKey(texts: ValidationTexts, key: string): key is ValidationKey {
  return Object.hasOwn(texts, key);
}

/** Yup says `min` both of numbers and of the length of a text or a list. */
function keyFor(rule: string, params: Record<string, unknown>): string {
  const isLength = typeof params.value === 'string' || typeof params.originalValue === 'string';
  if (isLength && rule === 'min') return 'minLength';
  if (isLength && rule === 'max') return 'maxLength';
  if (rule === 'optionality' || rule === 'nullable') return 'required';
  return rule;
}

const sentence = /[\s.!?]/;

/** The text of a broken rule; a rule without a text of its own says that the field is wrong, a finished text stays. */
export function validationText(language: Language, rule: string, params: Record<string, unknown>): string {
  const texts = apiTexts[language].validation;
  const key = keyFor(rule, params);
  if (!isValidationKey(texts, key)) return sentence.test(rule) ? rule : texts.invalid;
  return texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

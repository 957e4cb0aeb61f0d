import type { ErrorCode } from '../contract/error-codes.ts';
import type { Language } from '../contract/sites.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { TextTable, ValidationKey } from './text-table.ts';
import { tr } from './tr.ts';

const tables: Readonly<Record<Language, TextTable>> = { nl, fr, de, en, cs, tr };

export function errorText(language: Language, code: ErrorCode): string {
  return tables[language].errors[code];
}

function isValidationKey(table: TextTable, key: string): key is ValidationKey {
  return Object.hasOwn(table.validation, key);
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
  const table = tables[language];
  const key = keyFor(rule, params);
  if (!isValidationKey(table, key)) return sentence.test(rule) ? rule : table.validation.invalid;
  return table.validation[key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

import type { ValidationError } from 'yup';
import type { RuleName } from './rule-names.ts';

/** A rule by its name, and what its text names. The name is none of ours where a schema brings a finished text. */
export type BrokenRule = { rule: string; values: Readonly<Record<string, string>> };

/** Names that Yup gives to rules of ours. */
const ruleOfTest: Readonly<Record<string, RuleName>> = {
  optionality: 'required',
  nullable: 'required',
  typeError: 'invalid',
  matches: 'regex',
  notOneOf: 'excluded',
};

/** Yup says `min` both of numbers and of the length of a text or a list. */
function ruleOf(name: string, params: Readonly<Record<string, unknown>>): string {
  if (name !== 'min' && name !== 'max') return ruleOfTest[name] ?? name;
  const isLength = typeof params.value === 'string' || typeof params.originalValue === 'string';
  return isLength ? name : `${name}_value`;
}

function toValues(params: Readonly<Record<string, unknown>>): BrokenRule['values'] {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}

/**
 * Which rule a problem of Yup is about. Messages of the contract are names of rules (`zipCode`); Yup's own are English
 * sentences, for which the name of the test serves.
 */
export function toBrokenRule(error: Pick<ValidationError, 'message' | 'type' | 'params'>): BrokenRule {
  const params = { ...error.params };
  const said = /^[a-z]+(?:_[a-z]+)*$/i.test(error.message) ? error.message : (error.type ?? 'invalid');
  return { rule: ruleOf(said, params), values: toValues(params) };
}

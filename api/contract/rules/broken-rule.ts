import type { ValidationError } from 'yup';
import { isRuleName, type RuleName, ruleArguments } from './rule-names.ts';

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

/** Yup says `min` both of numbers and of the length of a text. */
function ruleOf(name: string, { value }: Readonly<Record<string, unknown>>): string {
  if (name !== 'min' && name !== 'max') return ruleOfTest[name] ?? name;
  return typeof value === 'string' ? name : `${name}_value`;
}

/** What the text of the rule names, and nothing that was typed. */
function toValues(rule: string, params: Readonly<Record<string, unknown>>): BrokenRule['values'] {
  const names = isRuleName(rule) ? ruleArguments[rule] : [];
  return Object.fromEntries(names.map((name) => [name, String(params[name] ?? '')]));
}

/**
 * Which rule a problem of Yup is about. Messages of the contract are names of rules (`zipCode`); Yup's own are English
 * sentences, for which the name of the test serves.
 */
export function toBrokenRule(error: Pick<ValidationError, 'message' | 'type' | 'params'>): BrokenRule {
  const params = { ...error.params };
  const said = /^[a-z]+(?:_[a-z]+)*$/i.test(error.message) ? error.message : (error.type ?? 'invalid');
  const rule = ruleOf(said, params);
  return { rule, values: toValues(rule, params) };
}

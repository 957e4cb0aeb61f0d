import { apiTexts } from '../../messages/api.ts';
import { ruleTexts } from '../../messages/validation.ts';
import type { ErrorCode } from '../contract/error-codes.ts';
import { lookUp } from '../contract/look-up.ts';
import type { BrokenRule } from '../contract/rules/broken-rule.ts';
import { fillIn, isRuleName, lastNameOf } from '../contract/rules/rule-names.ts';
import type { Language } from '../contract/sites.ts';

export function errorText(language: Language, code: ErrorCode): string {
  return apiTexts[language].errors[code];
}

const sentence = /[\s.!?]/;

/** The text of a broken rule; a rule without a text of its own says that the field is wrong, a finished text stays. */
export function ruleText(language: Language, { rule, values }: BrokenRule, path = ''): string {
  const texts = ruleTexts[language];
  if (rule === 'required') return lookUp(texts.missing, lastNameOf(path)) ?? texts.required;
  if (!isRuleName(rule)) return sentence.test(rule) ? rule : texts.invalid;
  return fillIn(texts[rule], values);
}

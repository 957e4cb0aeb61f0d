import type { ErrorCode } from '../../api/contract/error-codes.ts';
import type { NamedField } from '../../api/contract/rules/named-fields.ts';
import type { RuleName } from '../../api/contract/rules/rule-names.ts';

export type ErrorTexts = Readonly<Record<ErrorCode, string>>;
/** What both forms and API say of a broken rule; `{max}` and the like are filled in. */
export type RuleTexts = Readonly<Record<RuleName, string>> & {
  /** Of a field that is empty and must not be, by its name: the text of `required` with the field in it. */
  missing: Readonly<Record<NamedField, string>>;
};

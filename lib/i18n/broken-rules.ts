import type { BrokenRule } from '@/api/contract/rules/broken-rule';

export type FormProblem = { type?: unknown; message?: string };

/** `type` of a field's error that the form has found; those of the API bring their text. */
export const ruleType = 'rule';

type BrokenRuleOfField = BrokenRule & { path?: string };

function isBrokenRule(value: unknown): value is BrokenRuleOfField {
  return typeof value === 'object' && value !== null && 'rule' in value && 'values' in value;
}

/** Which rule a field breaks; null where its message is a finished text. */
export function readBrokenRule({ type, message }: FormProblem): BrokenRuleOfField | null {
  if (type !== ruleType || !message) return null;
  const value: unknown = JSON.parse(message);
  return isBrokenRule(value) ? value : null;
}

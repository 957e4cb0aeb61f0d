'use client';

import { useTranslations } from 'next-intl';
import { isRuleName } from '@/api/contract/rules/rule-names';
import { type FormProblem, readBrokenRule } from './broken-rules';

/** Whatever the texts of rules name, so that each finds its own. */
const nothing = {
  extensions: '',
  height: '',
  length: '',
  max: '',
  min: '',
  other: '',
  size: '',
  types: '',
  unknown: '',
  values: '',
  width: '',
};

/** The text of a field's error: of the rule that is broken (§5), or what the API has said. */
export function useValidationText(): (problem: FormProblem | undefined) => string | undefined {
  const t = useTranslations('validation');
  return (problem) => {
    if (!problem) return undefined;
    const broken = readBrokenRule(problem);
    if (!broken) return problem.message;
    const { rule, values } = broken;
    return t(isRuleName(rule) ? rule : 'invalid', { ...nothing, ...values });
  };
}

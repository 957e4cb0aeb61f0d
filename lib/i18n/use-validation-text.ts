'use client';

import { useTranslations } from 'next-intl';
import { fillIn, isRuleName } from '@/api/contract/rules/rule-names';
import { type FormProblem, readBrokenRule } from './broken-rules';

/** The text of a field's error: of the rule that is broken (§5), or what the API has said. */
export function useValidationText(): (problem: FormProblem | undefined) => string | undefined {
  const t = useTranslations('validation');
  return (problem) => {
    if (!problem) return undefined;
    const broken = readBrokenRule(problem);
    if (!broken) return problem.message;
    const { rule, values } = broken;
    return fillIn(String(t.raw(isRuleName(rule) ? rule : 'invalid')), values);
  };
}

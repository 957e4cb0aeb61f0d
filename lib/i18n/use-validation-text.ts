'use client';

import { useMessages, useTranslations } from 'next-intl';
import { lookUp } from '@/api/contract/look-up';
import { fillIn, isRuleName, lastNameOf } from '@/api/contract/rules/rule-names';
import { type FormProblem, readBrokenRule } from './broken-rules';

/** The text of a field's error: of the rule that is broken (§5), or what the API has said. */
export function useValidationText(): (problem: FormProblem | undefined) => string | undefined {
  const t = useTranslations('validation');
  const messages = useMessages();
  return (problem) => {
    if (!problem) return undefined;
    const broken = readBrokenRule(problem);
    if (!broken) return problem.message;
    const { rule, values, path = '' } = broken;
    const named = rule === 'required' ? lookUp(messages.validation.missing, lastNameOf(path)) : undefined;
    if (named !== undefined) return named;
    return fillIn(String(t.raw(isRuleName(rule) ? rule : 'invalid')), values);
  };
}

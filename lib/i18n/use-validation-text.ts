'use client';

import { useTranslations } from 'next-intl';

const keys = [
  'required',
  'email',
  'phoneNumber',
  'zipCode',
  'houseNumber',
  'orderNumber',
  'code',
  'passwordCommon',
] as const;

type FieldProblem = { type?: unknown; message?: string };

/**
 * The text of a field's error. Messages of the schemas are keys under `validation` (§5); `type: 'api'` brings what the
 * API said, `min` only occurs on passwords, and every other rule is one of length.
 */
export function useValidationText(): (problem: FieldProblem | undefined) => string | undefined {
  const t = useTranslations('validation');
  return (problem) => {
    if (!problem) return undefined;
    if (problem.type === 'api') return problem.message;
    if (problem.type === 'min') return t('passwordTooShort');
    return t(keys.find((known) => known === problem.message) ?? 'tooLong');
  };
}

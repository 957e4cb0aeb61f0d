import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { ValidationError } from 'yup';
import { toBrokenRule } from '@/api/contract/rules/broken-rule';
import { ruleType } from './broken-rules';

/** The first problem of each field. */
function toErrors(error: ValidationError): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const one of error.inner.length > 0 ? error.inner : [error])
    errors[one.path ?? ''] ??= {
      type: ruleType,
      message: JSON.stringify({ ...toBrokenRule(one), path: one.path }),
    };
  return errors;
}

type FormSchema<Values> = { validate: (typed: unknown, options: { abortEarly: boolean }) => Promise<Values> };

/** Checks a form by its schema. What is wrong is told as rules with their values, which `useValidationText` puts into words. */
export function ruleResolver<Values extends FieldValues>(
  schema: FormSchema<Values>,
): Resolver<Values, unknown, Values> {
  return async (typed, _context, options) => {
    try {
      return { values: await schema.validate(typed, { abortEarly: false }), errors: {} };
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      return { values: {}, errors: toNestErrors(toErrors(error), options) };
    }
  };
}

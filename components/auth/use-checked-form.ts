'use client';

import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import { useFailure } from './use-failure';

/**
 * A form whose fields are checked as they are left. What the API refuses is shown beside one of `fields`, or is `failure`.
 * @param stored what is stored now, where that may change while the form is open: fields that nobody has changed follow it,
 * so that saving gives nothing back its value of before
 */
export function useCheckedForm<Values extends FieldValues>(
  resolver: Resolver<Values, unknown, Values>,
  start: DefaultValues<Values>,
  fields: readonly Path<Values>[],
  stored?: Values,
) {
  const textOf = useValidationText();
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: start,
    ...(stored && { values: stored, resetOptions: { keepDirtyValues: true, keepErrors: true } }),
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const fieldOf = (name: Path<Values>) => ({
    ...form.register(name),
    error: textOf(form.getFieldState(name, form.formState).error),
  });
  return { ...form, ...useFailure<Values>(fields, form.setError), fieldOf, errors, isSubmitting };
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { type ApiFailure, isApiFailure } from '@/lib/api/failure';

/** Whether the API has refused the whole of it in words for the shopper. */
function isTold(error: unknown): error is ApiFailure {
  return isApiFailure(error) && error.fields.length === 0 && error.message !== '' && error.status < 500;
}

/**
 * Puts what the API refuses beside the field it names, and everything else above the form. `failure` is the text to
 * show there; what was typed stays.
 */
export function useFailure<Form extends FieldValues>(
  fields: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
) {
  const t = useTranslations('auth');
  const [failure, setFailure] = useState<string | null>(null);

  /** Whether the API has named a field of this form; the first one gets the focus. */
  function placeBeside(error: unknown): boolean {
    const named = (isApiFailure(error) ? error.fields : []).flatMap(({ property, message }) => {
      const field = fields.find((name) => name === property || name.endsWith(`.${property}`));
      return field ? [{ field, message }] : [];
    });
    for (const [index, { field, message }] of named.entries())
      setError(field, { type: 'api', message }, { shouldFocus: index === 0 });
    return named.length > 0;
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!placeBeside(error)) setFailure(isTold(error) ? error.message : t('failed'));
      return false;
    }
  }
  return { failure, attempt };
}

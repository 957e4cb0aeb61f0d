'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { placeFailure } from '@/lib/api/place-failure';

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

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      const { beside, above } = placeFailure(error, fields, t('failed'));
      for (const [index, { field, message }] of beside.entries())
        setError(field, { type: 'api', message }, { shouldFocus: index === 0 });
      setFailure(above);
      return false;
    }
  }
  return { failure, attempt };
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isApiFailure } from '@/lib/api/failure';

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
      const problems = isApiFailure(error) ? error.fields : [];
      let isPlaced = false;
      for (const { property, message } of problems) {
        const field = fields.find((name) => name === property);
        if (!field) continue;
        setError(field, { type: 'api', message }, { shouldFocus: !isPlaced });
        isPlaced = true;
      }
      const isTold =
        isApiFailure(error) && problems.length === 0 && error.message !== '' && error.status < 500;
      if (!isPlaced) setFailure(isTold ? error.message : t('failed'));
      return false;
    }
  }
  return { failure, attempt };
}

'use client';

import { useTranslations } from 'next-intl';

const keys = ['required', 'email', 'phoneNumber', 'zipCode', 'houseNumber'] as const;

/** Translates an error of a yup schema, whose messages are keys under `validation` (§5). */
export function useValidationText(): (error: { message?: string } | undefined) => string | undefined {
  const t = useTranslations('validation');
  return (error) => {
    if (!error) return undefined;
    const key = keys.find((known) => known === error.message);
    return t(key ?? 'tooLong');
  };
}

'use client';

import { useTranslations } from 'next-intl';

const keys = ['required', 'email'] as const;

/** Translates an error of the schemas, whose messages are keys under `validation` (§5). */
export function useErrorText(): (error: { message?: string } | undefined) => string | undefined {
  const t = useTranslations('validation');
  return (error) => error && t(keys.find((known) => known === error.message) ?? 'tooLong');
}

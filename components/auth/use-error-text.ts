'use client';

import { useTranslations } from 'next-intl';

const keys = ['required', 'email', 'phoneNumber', 'passwordCommon'] as const;

/** The text of a field's error: a rule of the form's schema, or what the API said of it. */
export function useErrorText(): (
  error: { type?: unknown; message?: string } | undefined,
) => string | undefined {
  const t = useTranslations('validation');
  return (error) => {
    if (!error) return undefined;
    if (error.type === 'api') return error.message;
    if (error.type === 'min') return t('passwordTooShort');
    const key = keys.find((known) => known === error.message);
    return t(key ?? 'tooLong');
  };
}

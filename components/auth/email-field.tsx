'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';

/** The address an account is known by. Takes what `register()` of react-hook-form gives. */
export function EmailField(
  props: Omit<ComponentProps<typeof Field>, 'id' | 'type' | 'autoComplete' | 'label'>,
) {
  const t = useTranslations('auth');
  return <Field {...props} id="email" type="email" autoComplete="username" label={t('email')} />;
}

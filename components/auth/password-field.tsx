'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Field } from '@/components/ui/field';

/** A password that can be shown while it is typed; pasting and password managers work. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  const t = useTranslations('auth');
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Field {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        aria-pressed={isShown}
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
        className="absolute top-0 right-0 min-h-6 text-sm text-linden underline underline-offset-4"
      >
        {isShown ? t('hidePassword') : t('showPassword')}
      </button>
    </div>
  );
}

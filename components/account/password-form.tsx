'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/auth/password-field';
import { useFailure } from '@/components/auth/use-failure';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { changePassword } from '@/lib/account/mutations';
import { type PasswordForm as Fields, passwordFormSchema } from '@/lib/account/schema';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import { notify } from '@/lib/notifications/notify';
import type { SiteRules } from '@/lib/sites/models';

export function PasswordForm({ site, email }: { site: SiteRules; email: string }) {
  const t = useTranslations('account');
  const auth = useTranslations('auth');
  const textOf = useValidationText();
  const { register, handleSubmit, setError, reset, formState } = useForm<Fields>({
    resolver: yupResolver(passwordFormSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
    mode: 'onTouched',
  });
  const { failure, attempt } = useFailure<Fields>(['currentPassword', 'newPassword'], setError);
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    if (!(await attempt(() => changePassword(site, form)))) return;
    reset();
    notify('success', t('passwordChanged'));
  });
  return (
    <form noValidate onSubmit={submit} aria-labelledby="change-password" className="grid gap-5">
      <h2 id="change-password" className="heading text-2xl">
        {t('passwordTitle')}
      </h2>
      {failure && <Alert tone="error">{failure}</Alert>}
      {/* Password managers want to know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('currentPassword')}
        id="currentPassword"
        autoComplete="current-password"
        label={t('currentPassword')}
        error={textOf(errors.currentPassword)}
      />
      <PasswordField
        {...register('newPassword')}
        id="newPassword"
        autoComplete="new-password"
        label={auth('newPassword')}
        hint={auth('passwordHint')}
        error={textOf(errors.newPassword)}
      />
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        {auth('savePassword')}
      </Button>
    </form>
  );
}

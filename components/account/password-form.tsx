'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/auth/password-field';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { changePassword } from '@/lib/account/mutations';
import { sessionsQuery } from '@/lib/account/queries';
import { type PasswordForm as Fields, passwordFormSchema } from '@/lib/account/schema';
import { useLostAnswer } from '@/lib/api/use-lost-answer';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { notify } from '@/lib/notifications/notify';
import type { SiteRules } from '@/lib/sites/models';

export function PasswordForm({ site, email }: { site: SiteRules; email: string }) {
  const t = useTranslations('account');
  const auth = useTranslations('auth');
  const client = useQueryClient();
  const withLost = useLostAnswer();
  const start = { currentPassword: '', newPassword: '' };
  const { handleSubmit, reset, fieldOf, failure, attempt, isSubmitting } = useCheckedForm<Fields>(
    ruleResolver(passwordFormSchema),
    start,
    ['currentPassword', 'newPassword'],
  );
  const submit = handleSubmit(async (form) => {
    const change = (isLost: boolean) => changePassword(site, form, isLost ? email : null);
    if (!(await attempt(() => withLost(change)))) return;
    reset();
    // All sessions have ended but the new one here.
    void client.invalidateQueries({ queryKey: sessionsQuery(site).queryKey });
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
        {...fieldOf('currentPassword')}
        id="currentPassword"
        autoComplete="current-password"
        label={t('currentPassword')}
      />
      <PasswordField
        {...fieldOf('newPassword')}
        id="newPassword"
        autoComplete="new-password"
        label={auth('newPassword')}
        hint={auth('passwordHint')}
      />
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        {auth('savePassword')}
      </Button>
    </form>
  );
}

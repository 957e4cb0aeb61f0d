'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { resetPassword, signOut } from '@/lib/auth/mutations';
import { type ResetPasswordForm as Form, resetPasswordFormSchema } from '@/lib/auth/schema';
import { useIdentity } from '@/lib/auth/use-identity';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { PasswordField } from './password-field';
import { useCheckedForm } from './use-checked-form';

/** To the page that asks for a mail, which is for guests (§6): whoever is signed in here is signed out on the way. */
function NewLink() {
  const t = useTranslations('auth');
  const site = useSite();
  const isCustomer = useIdentity(site)?.type === 'Customer';
  const href = authPath(site.code, 'forgot-password');
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    void signOut(site, href);
  };
  return (
    <LinkButton
      href={href}
      variant="secondary"
      size="sm"
      className="mt-3"
      onClick={isCustomer ? leave : undefined}
    >
      {t('newLink')}
    </LinkButton>
  );
}

/** Sets a new password by the link of the mail, which works once and for half an hour. */
export function ResetPasswordForm() {
  const t = useTranslations('auth');
  const site = useSite();
  const token = useSearchParams().get('token') ?? '';
  const [isDone, setDone] = useState(false);
  const { handleSubmit, fieldOf, failure, attempt, isSubmitting } = useCheckedForm<Form>(
    ruleResolver(resetPasswordFormSchema),
    { password: '' },
    ['password'],
  );
  const submit = handleSubmit(async ({ password }) => {
    if (await attempt(() => resetPassword(site, { token, password }))) setDone(true);
  });
  if (isDone)
    return (
      <div role="status" className="grid gap-6">
        <Alert ref={takeLostFocus} tabIndex={-1} tone="success" title={t('resetDoneTitle')}>
          <p>{t('resetDoneText')}</p>
        </Alert>
        <LinkButton href={authPath(site.code, 'sign-in')}>{t('signIn')}</LinkButton>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {(failure || token === '') && (
        <Alert tone="error">
          <p>{failure ?? t('linkIncomplete')}</p>
          <NewLink />
        </Alert>
      )}
      <PasswordField
        {...fieldOf('password')}
        id="password"
        autoComplete="new-password"
        label={t('newPassword')}
        hint={t('passwordHint')}
      />
      <Button type="submit" size="lg" disabled={token === ''} isLoading={isSubmitting}>
        {t('savePassword')}
      </Button>
    </form>
  );
}

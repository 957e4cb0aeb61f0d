'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { requestPasswordReset } from '@/lib/auth/mutations';
import { type ForgotPasswordForm as Form, forgotPasswordFormSchema } from '@/lib/auth/schema';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { EmailField } from './email-field';
import { useCheckedForm } from './use-checked-form';

/** Asks for the mail with the link. Whether there is an account is not told. */
export function ForgotPasswordForm() {
  const t = useTranslations('auth');
  const site = useSite();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { handleSubmit, fieldOf, failure, attempt, isSubmitting } = useCheckedForm<Form>(
    ruleResolver(forgotPasswordFormSchema),
    { email: '' },
    ['email'],
  );
  const submit = handleSubmit(async ({ email }) => {
    if (await attempt(() => requestPasswordReset(site, email))) setSentTo(email);
  });
  if (sentTo !== null)
    return (
      <div role="status" className="grid gap-6">
        <Alert ref={takeLostFocus} tabIndex={-1} tone="success" title={t('resetSentTitle')}>
          <p>{t('resetSentText', { email: sentTo })}</p>
        </Alert>
        <LinkButton href={authPath(site.code, 'sign-in')} variant="secondary">
          {t('backToSignIn')}
        </LinkButton>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && <Alert tone="error">{failure}</Alert>}
      <EmailField {...fieldOf('email')} />
      <Button type="submit" size="lg" isLoading={isSubmitting}>
        {t('sendLink')}
      </Button>
    </form>
  );
}

'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { requestPasswordReset } from '@/lib/auth/mutations';
import { type ForgotPasswordForm as Form, forgotPasswordFormSchema } from '@/lib/auth/schema';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { EmailField } from './email-field';
import { useFailure } from './use-failure';

/** Asks for the mail with the link. Whether there is an account is not told. */
export function ForgotPasswordForm() {
  const t = useTranslations('auth');
  const site = useSite();
  const textOf = useValidationText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: yupResolver(forgotPasswordFormSchema),
    defaultValues: { email: '' },
    mode: 'onTouched',
  });
  const { failure, attempt } = useFailure<Form>(['email'], setError);
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
      <EmailField {...register('email')} error={textOf(formState.errors.email)} />
      <Button type="submit" size="lg" isLoading={formState.isSubmitting}>
        {t('sendLink')}
      </Button>
    </form>
  );
}

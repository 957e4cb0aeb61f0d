'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/components/ui/link';
import { signUp } from '@/lib/auth/mutations';
import { nextPath } from '@/lib/auth/next-path';
import { type SignUpForm as Form, signUpFormSchema } from '@/lib/auth/schema';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { EmailField } from './email-field';
import { NameFields } from './name-fields';
import { PasswordField } from './password-field';
import { useFailure } from './use-failure';
import { WishNote } from './wish-note';

const fields = ['firstName', 'lastName', 'email', 'password'] as const;

/** Makes an account and signs in at once. */
export function SignUpForm() {
  const t = useTranslations('auth');
  const site = useSite();
  const wanted = useSearchParams().get('next');
  const textOf = useValidationText();
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: yupResolver(signUpFormSchema),
    defaultValues: { firstName: '', lastName: '', email: '', password: '', newsletter: false },
    mode: 'onTouched',
  });
  const { failure, attempt } = useFailure<Form>(fields, setError);
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    const isDone = await attempt(() => signUp(site, { ...form, phone: '', gender: null }));
    if (isDone) window.location.assign(nextPath(site.code, wanted));
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <WishNote />
      {failure && <Alert tone="error">{failure}</Alert>}
      <NameFields
        first={{ field: register('firstName'), error: textOf(errors.firstName) }}
        last={{ field: register('lastName'), error: textOf(errors.lastName) }}
      />
      <EmailField {...register('email')} error={textOf(errors.email)} />
      <PasswordField
        {...register('password')}
        id="password"
        autoComplete="new-password"
        label={t('password')}
        hint={t('passwordHint')}
        error={textOf(errors.password)}
      />
      <Checkbox {...register('newsletter')} id="newsletter" label={t('newsletter')} />
      <Button type="submit" size="lg" isLoading={isSubmitting}>
        {t('createAccount')}
      </Button>
      <p className="border-t border-sand pt-5 text-center">
        {t('haveAccount')}{' '}
        <Link
          href={authPath(site.code, 'sign-in', wanted)}
          className="font-medium text-linden underline underline-offset-4"
        >
          {t('signIn')}
        </Link>
      </p>
    </form>
  );
}

'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { signUp } from '@/lib/auth/mutations';
import { nextPath } from '@/lib/auth/next-path';
import { businessSignUpFormSchema, type SignUpForm as Form, signUpFormSchema } from '@/lib/auth/schema';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { authPath } from '@/lib/routes/paths';
import { isForBusinesses } from '@/lib/sites/is-for-businesses';
import { useSite } from '@/lib/sites/use-site';
import { EmailField } from './email-field';
import { KnownEmail } from './known-email';
import { NameFields } from './name-fields';
import { PasswordField } from './password-field';
import { useCheckedForm } from './use-checked-form';

const start = {
  firstName: '',
  lastName: '',
  companyName: '',
  taxOffice: '',
  taxNumber: '',
  email: '',
  password: '',
  newsletter: false,
};
const businessFields = ['companyName', 'taxOffice', 'taxNumber'] as const;
const fields = ['firstName', 'lastName', ...businessFields, 'email', 'password'] as const;

/** Makes an account and signs in at once. */
export function SignUpForm() {
  const t = useTranslations('auth');
  const site = useSite();
  const isBusiness = isForBusinesses(site);
  const wanted = useSearchParams().get('next');
  const { register, handleSubmit, fieldOf, failure, attempt, isSubmitting } = useCheckedForm<Form>(
    ruleResolver(isBusiness ? businessSignUpFormSchema : signUpFormSchema),
    start,
    fields,
  );
  const submit = handleSubmit(async (form) => {
    const isDone = await attempt(() => signUp(site, { ...form, phone: '', gender: null }));
    if (isDone) window.location.assign(nextPath(site.code, wanted));
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && <Alert tone="error">{failure}</Alert>}
      <NameFields first={fieldOf('firstName')} last={fieldOf('lastName')} />
      {isBusiness &&
        businessFields.map((name) => (
          <Field
            key={name}
            {...fieldOf(name)}
            id={name}
            label={t(name)}
            autoComplete={name === 'companyName' ? 'organization' : 'off'}
          />
        ))}
      <div>
        <EmailField {...fieldOf('email')} />
        <KnownEmail fieldId="email" next={wanted}>
          {(link) => t.rich('emailKnown', { link })}
        </KnownEmail>
      </div>
      <PasswordField
        {...fieldOf('password')}
        id="password"
        autoComplete="new-password"
        label={t('password')}
        hint={t('passwordHint')}
      />
      <Checkbox {...register('newsletter')} id="newsletter" label={t('newsletter')} />
      <Button type="submit" size="lg" isLoading={isSubmitting}>
        {t('createAccount')}
      </Button>
      <p className="border-t border-sand pt-5">
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

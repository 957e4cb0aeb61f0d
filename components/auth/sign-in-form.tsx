'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { signIn } from '@/lib/auth/mutations';
import { nextPath } from '@/lib/auth/next-path';
import { type SignInForm as Form, signInFormSchema } from '@/lib/auth/schema';
import { readTypedEmail } from '@/lib/auth/typed-email';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import { useCheckedForm } from './use-checked-form';

/** Signs a customer in. What the guest has put into the basket goes along. */
export function SignInForm() {
  const t = useTranslations('auth');
  const site = useSite();
  const wanted = useSearchParams().get('next');
  const start = { email: readTypedEmail(), password: '' };
  const { handleSubmit, fieldOf, failure, attempt, isSubmitting } = useCheckedForm<Form>(
    ruleResolver(signInFormSchema),
    start,
    ['email', 'password'],
  );
  const submit = handleSubmit(async (form) => {
    // A whole page load: nothing of the guest's is left in memory.
    if (await attempt(() => signIn(site, form))) window.location.assign(nextPath(site.code, wanted));
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && <Alert tone="error">{failure}</Alert>}
      <EmailField {...fieldOf('email')} />
      <PasswordField
        {...fieldOf('password')}
        id="password"
        autoComplete="current-password"
        label={t('password')}
      />
      <Link
        href={authPath(site.code, 'forgot-password')}
        className="justify-self-start text-sm text-linden underline underline-offset-4"
      >
        {t('forgotPassword')}
      </Link>
      <Button type="submit" size="lg" isLoading={isSubmitting}>
        {t('signIn')}
      </Button>
      <section aria-labelledby="no-account" className="mt-3 border-t border-sand pt-6">
        <h2 id="no-account" className="heading text-xl">
          {t('noAccount')}
        </h2>
        <p className="mt-1.5 text-sm text-stone">{t('signUpIntro')}</p>
        <LinkButton href={authPath(site.code, 'sign-up', wanted)} variant="secondary" className="mt-4 w-full">
          {t('signUp')}
        </LinkButton>
      </section>
    </form>
  );
}

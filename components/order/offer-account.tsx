'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordField } from '@/components/auth/password-field';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { isApiFailure } from '@/lib/api/failure';
import { signUp } from '@/lib/auth/mutations';
import { type ResetPasswordForm, resetPasswordFormSchema } from '@/lib/auth/schema';
import { useIdentity } from '@/lib/auth/use-identity';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import type { OrderModel } from '@/lib/order/models';
import { accountPath, authPath } from '@/lib/routes/paths';
import { isForBusinesses } from '@/lib/sites/is-for-businesses';
import type { SiteRules } from '@/lib/sites/models';

const noBusiness = { companyName: '', taxOffice: '', taxNumber: '' };

type Props = { site: SiteRules; order: OrderModel };

/**
 * To a guest who has just ordered: an account for the price of a password, which the order moves into. A business is asked
 * for more than that, on a page of its own.
 */
export function OfferAccount(props: Props) {
  const isGuest = useIdentity(props.site)?.type === 'Guest';
  return isGuest && !isForBusinesses(props.site) ? <AccountForm {...props} /> : null;
}

function AccountForm({ site, order }: Props) {
  const t = useTranslations('order.account');
  const auth = useTranslations('auth');
  const [isTaken, setTaken] = useState(false);
  const { handleSubmit, fieldOf, failure, attempt, isSubmitting } = useCheckedForm<ResetPasswordForm>(
    ruleResolver(resetPasswordFormSchema),
    { password: '' },
    ['password'],
  );
  const { email } = order.contact;
  const orderPath = `${accountPath(site.code, 'orders')}?order=${order.id}`;
  const submit = handleSubmit(async ({ password }) => {
    const isDone = await attempt(async () => {
      try {
        await signUp(site, {
          ...order.contact,
          ...noBusiness,
          password,
          phone: '',
          gender: null,
          newsletter: false,
        });
      } catch (error) {
        setTaken(isApiFailure(error) && error.code === 'email-taken');
        throw error;
      }
    });
    // A whole page load: nothing of the guest's is left in memory.
    if (isDone) window.location.assign(orderPath);
  });
  return (
    <section
      aria-labelledby="offer-account"
      className="no-print mt-10 grid gap-x-14 gap-y-5 rounded-md border border-sand bg-white p-6 md:grid-cols-2 md:p-8"
    >
      <div>
        <h2 id="offer-account" className="heading text-xl">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-prose text-stone">{t('text', { email })}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid max-w-md gap-5">
        {failure && (
          <Alert tone="error">
            <p>{failure}</p>
            {isTaken && (
              <LinkButton
                href={authPath(site.code, 'sign-in', orderPath)}
                variant="secondary"
                size="sm"
                className="mt-3"
              >
                {auth('signIn')}
              </LinkButton>
            )}
          </Alert>
        )}
        {/* Password managers want to know whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...fieldOf('password')}
          id="password"
          autoComplete="new-password"
          label={auth('password')}
          hint={auth('passwordHint')}
        />
        <Button type="submit" variant="secondary" isLoading={isSubmitting} className="justify-self-start">
          {auth('createAccount')}
        </Button>
      </form>
    </section>
  );
}

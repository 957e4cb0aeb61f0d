'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { refusalText } from '@/lib/api/error-text';
import { currentIdentity, signedInOf } from '@/lib/auth/identity';
import { confirmEmail } from '@/lib/auth/mutations';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { accountPath, authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

/** Gives an account its new address by the link of the mail. With a press: programs that read mails open links by themselves. */
export function ConfirmEmail() {
  const t = useTranslations('auth');
  const site = useSite();
  const token = useSearchParams().get('token') ?? '';
  const [email, setEmail] = useState<string | null>(null);
  const [failure, setFailure] = useState(token === '' ? t('emailIncomplete') : null);
  const [isConfirming, setConfirming] = useState(false);

  async function confirm(): Promise<void> {
    setConfirming(true);
    setFailure(null);
    try {
      setEmail(await confirmEmail(site, token));
    } catch (error) {
      setFailure(refusalText(error) ?? t('failed'));
    } finally {
      setConfirming(false);
    }
  }

  if (email !== null)
    return (
      <div role="status" className="grid gap-6">
        <Alert ref={takeLostFocus} tabIndex={-1} tone="success" title={t('emailDoneTitle')}>
          <p>{t('emailDoneText', { email })}</p>
        </Alert>
        <LinkButton href={authPath(site.code, 'sign-in')}>{t('signIn')}</LinkButton>
      </div>
    );
  const profile = accountPath(site.code, 'profile');
  const isSignedIn = signedInOf(currentIdentity(site)) !== null;
  return (
    <div className="grid gap-5">
      {failure && (
        <Alert tone="error">
          <p>{failure}</p>
          <LinkButton
            href={isSignedIn ? profile : authPath(site.code, 'sign-in', profile)}
            variant="secondary"
            size="sm"
            className="mt-3"
          >
            {t('toProfile')}
          </LinkButton>
        </Alert>
      )}
      <Button size="lg" disabled={token === ''} isLoading={isConfirming} onClick={() => void confirm()}>
        {t('confirmEmail')}
      </Button>
    </div>
  );
}

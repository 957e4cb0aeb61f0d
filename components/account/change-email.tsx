'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordField } from '@/components/auth/password-field';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { askForEmail } from '@/lib/account/mutations';
import { type EmailForm, emailFormSchema } from '@/lib/account/schema';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import type { SiteRules } from '@/lib/sites/models';

/** The address of the account, and the way to another: that one is mailed a link, without which nothing changes. */
export function ChangeEmail({ site, email }: { site: SiteRules; email: string }) {
  const auth = useTranslations('auth');
  const t = useTranslations('account.email');
  const tAccount = useTranslations('account');
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6">
      <p className="min-w-0 break-words">
        <span className="block text-sm font-medium">{auth('email')}</span>
        {email}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-11 text-sm underline underline-offset-4 hover:decoration-2"
      >
        {t('change')}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('title')}
        closeLabel={tAccount('close')}
      >
        <EmailQuestion site={site} />
      </Dialog>
    </div>
  );
}

function EmailQuestion({ site }: { site: SiteRules }) {
  const t = useTranslations('account.email');
  const tAccount = useTranslations('account');
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const { handleSubmit, fieldOf, failure, attempt, isSubmitting } = useCheckedForm<EmailForm>(
    ruleResolver(emailFormSchema),
    { email: '', currentPassword: '' },
    ['email', 'currentPassword'],
  );
  const submit = handleSubmit(async (form) => {
    if (await attempt(() => askForEmail(site, form))) setAskedFor(form.email);
  });
  if (askedFor !== null)
    return (
      <div role="status">
        <Alert ref={takeLostFocus} tabIndex={-1} tone="success" title={t('sentTitle')}>
          <p>{t('sentText', { email: askedFor })}</p>
        </Alert>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p>{t('text')}</p>
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field {...fieldOf('email')} id="newEmail" type="email" autoComplete="email" label={t('field')} />
      <PasswordField
        {...fieldOf('currentPassword')}
        id="emailPassword"
        autoComplete="current-password"
        label={tAccount('currentPassword')}
      />
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  );
}

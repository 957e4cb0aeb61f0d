'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '@/components/auth/password-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { deleteAccount } from '@/lib/account/mutations';
import { type PlacedFailure, placeFailure } from '@/lib/api/place-failure';
import { useLostAnswer } from '@/lib/api/use-lost-answer';
import { currentIdentity } from '@/lib/auth/identity';
import { startLeaving } from '@/lib/auth/leaving';
import { forgetCustomer } from '@/lib/auth/mutations';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import { whenDialogEntryGone } from '@/lib/browser/when-dialog-entry-gone';
import { homePath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';

const fields = ['currentPassword'] as const;
const fieldId = 'deletionPassword';
const nothing: PlacedFailure<(typeof fields)[number]> = { beside: [], above: null };

/** Asks for the password, because it cannot be undone. */
export function DeleteAccount({ site }: { site: SiteRules }) {
  const t = useTranslations('account');
  const [isAsking, setAsking] = useState(false);
  useBackCloses(isAsking, () => setAsking(false));

  async function leave(): Promise<void> {
    setAsking(false);
    await whenDialogEntryGone();
    startLeaving();
    forgetCustomer(site);
    window.location.assign(homePath(site.code));
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('deleteAccount')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle')}
        closeLabel={t('close')}
      >
        <DeletionQuestion site={site} onDeleted={leave} />
      </Dialog>
    </>
  );
}

type QuestionProps = { site: SiteRules; onDeleted: () => Promise<void> };

function DeletionQuestion({ site, onDeleted }: QuestionProps) {
  const t = useTranslations('account');
  const [email] = useState(() => currentIdentity(site)?.email ?? '');
  const withLost = useLostAnswer();
  const [password, setPassword] = useState('');
  const [{ beside, above }, setFailure] = useState(nothing);
  const [isDeleting, setDeleting] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setDeleting(true);
    setFailure(nothing);
    try {
      await withLost((isLost) => deleteAccount(site, password, isLost ? email : null));
      await onDeleted();
    } catch (error) {
      setFailure(placeFailure(error, fields, t('failed')));
      document.getElementById(fieldId)?.focus();
      setDeleting(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p>{t('deleteText')}</p>
      <div>
        <h3 className="font-medium">{t('keptTitle')}</h3>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          <li>{t('keptOrders')}</li>
          <li>{t('keptOpen')}</li>
          <li>{t('keptNewsletter')}</li>
        </ul>
      </div>
      {above && <Alert tone="error">{above}</Alert>}
      <PasswordField
        id={fieldId}
        error={beside[0]?.message}
        autoComplete="current-password"
        label={t('currentPassword')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" isLoading={isDeleting} disabled={password === ''} className="justify-self-start">
        {t('deleteConfirm')}
      </Button>
    </form>
  );
}

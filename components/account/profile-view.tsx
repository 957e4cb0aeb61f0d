'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { exportAccount } from '@/lib/account/mutations';
import { customerQuery } from '@/lib/account/queries';
import { saveFile } from '@/lib/browser/save-file';
import { notify } from '@/lib/notifications/notify';
import { useSite } from '@/lib/sites/use-site';
import { AccountFailed } from './account-failed';
import { AccountLoading } from './account-loading';
import { BusinessForm } from './business-form';
import { ChangeEmail } from './change-email';
import { DeleteAccount } from './delete-account';
import { NewsletterSetting } from './newsletter-setting';
import { PasswordForm } from './password-form';
import { PersonalChannels } from './personal-channels';
import { ProfileForm } from './profile-form';
import { SessionsSetting } from './sessions-setting';

/** Name and contact, password, and what the law gives customers: a copy of their data, and its deletion. */
export function ProfileView() {
  const t = useTranslations('account');
  const site = useSite();
  const { data: customer, isPending, isError, refetch } = useQuery(customerQuery(site));
  const [isExporting, setExporting] = useState(false);

  async function download(): Promise<void> {
    setExporting(true);
    try {
      saveFile(await exportAccount(site), 'linden-account.json');
    } catch {
      notify('error', t('failed'));
    } finally {
      setExporting(false);
    }
  }

  return (
    <>
      <h1 className="heading text-3xl">{t('menu.profile')}</h1>
      {isPending && <AccountLoading />}
      {(isError || customer === null) && <AccountFailed onRetry={() => void refetch()} />}
      {customer && (
        <div className="mt-6 grid max-w-xl items-start gap-x-16 gap-y-12 lg:max-w-none lg:grid-cols-2">
          <div className="grid gap-5">
            <ChangeEmail site={site} email={customer.email} />
            <ProfileForm site={site} customer={customer} />
          </div>
          <BusinessForm site={site} customer={customer} />
          <PasswordForm site={site} email={customer.email} />
          <SessionsSetting site={site} />
          {!site.hasNotificationPreferences && (
            <>
              <NewsletterSetting site={site} email={customer.email} />
              <PersonalChannels site={site} />
            </>
          )}
          <section aria-labelledby="my-data">
            <h2 id="my-data" className="heading text-2xl">
              {t('dataTitle')}
            </h2>
            <p className="mt-2 text-stone">{t('dataText')}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <Button variant="secondary" isLoading={isExporting} onClick={() => void download()}>
                {t('export')}
              </Button>
              <DeleteAccount site={site} />
            </div>
          </section>
        </div>
      )}
    </>
  );
}

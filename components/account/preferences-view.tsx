'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { customerQuery } from '@/lib/account/queries';
import { useSite } from '@/lib/sites/use-site';
import { AccountFailed } from './account-failed';
import { AccountLoading } from './account-loading';
import { NewsletterSetting } from './newsletter-setting';
import { PersonalChannels } from './personal-channels';

/** What the shop may write about, and by which way (§2, where the site has a page for it). */
export function PreferencesView() {
  const t = useTranslations('account');
  const site = useSite();
  const { data: customer, isPending, isError, refetch } = useQuery(customerQuery(site));
  return (
    <>
      <h1 className="heading text-3xl">{t('menu.preferences')}</h1>
      <p className="mt-2 text-stone">{t('preferencesText')}</p>
      {isPending && <AccountLoading />}
      {isError && <AccountFailed onRetry={() => void refetch()} />}
      {customer && (
        <div className="mt-6 grid max-w-xl gap-12">
          <NewsletterSetting site={site} email={customer.email} />
          <PersonalChannels site={site} />
        </div>
      )}
    </>
  );
}

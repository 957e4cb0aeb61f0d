'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { SettingsButton } from '@/components/consent/settings-button';
import { buttonStyles } from '@/components/ui/button-styles';
import { Checkbox } from '@/components/ui/checkbox';
import { useConsent } from '@/lib/consent/use-consent';
import { notify } from '@/lib/notifications/notify';
import { type Channel, channels, readSubscriptions, setSubscription } from '@/lib/personalisation/profile';
import type { SiteRules } from '@/lib/sites/models';
import { AccountFailed } from './account-failed';

/** By which channels the shop may tell what suits the customer; only for whoever allows personalisation. */
export function PersonalChannels({ site }: { site: SiteRules }) {
  const t = useTranslations('account.channels');
  const { choices, decidedAt } = useConsent();
  return (
    <section aria-labelledby="personal-channels">
      <h2 id="personal-channels" className="heading text-2xl">
        {t('title')}
      </h2>
      {choices.personalisation ? <ChannelChoice site={site} decidedAt={decidedAt} /> : <Refused />}
    </section>
  );
}

function Refused() {
  const t = useTranslations('account.channels');
  return (
    <>
      <p className="mt-2 text-stone">{t('refused')}</p>
      <SettingsButton className={buttonStyles('secondary', 'md', 'mt-4')}>{t('settings')}</SettingsButton>
    </>
  );
}

function ChannelChoice({ site, decidedAt }: { site: SiteRules; decidedAt: string | null }) {
  const t = useTranslations('account.channels');
  const client = useQueryClient();
  // Allowed anew here, it is so again whatever another browser took back.
  const queryKey = ['subscriptions', site.code, decidedAt];
  const { data, isSuccess, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => readSubscriptions(site),
    gcTime: 0,
  });
  const [running, setRunning] = useState<readonly Channel[]>([]);
  const saving = useRef(Promise.resolve());

  async function save(channel: Channel, isSubscribed: boolean): Promise<void> {
    try {
      const saved = await setSubscription(site, channel, isSubscribed);
      client.setQueryData(queryKey, saved);
      if (saved) notify('success', t('saved'));
    } catch {
      notify('error', t('failed'));
    } finally {
      setRunning((others) => others.filter((other) => other !== channel));
    }
  }
  function choose(channel: Channel, isSubscribed: boolean): void {
    setRunning((others) => [...others, channel]);
    // One after the other: each answer is about all channels.
    saving.current = saving.current.then(() => save(channel, isSubscribed));
  }

  if (isError) return <AccountFailed onRetry={() => void refetch()} />;
  // Taken back in another browser.
  if (isSuccess && data === null) return <Refused />;
  return (
    <fieldset className="mt-2" aria-busy={!isSuccess}>
      <legend className="text-stone">{t('text')}</legend>
      <div className="mt-3">
        {channels.map((channel) => (
          <Checkbox
            key={channel}
            id={`channel-${channel}`}
            label={t(`names.${channel}`)}
            checked={data?.includes(channel) ?? false}
            disabled={!isSuccess}
            // Not disabled while it is saved, which would take the focus away.
            aria-busy={running.includes(channel)}
            onChange={({ target }) => !running.includes(channel) && choose(channel, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

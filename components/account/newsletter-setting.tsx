'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { subscribeHere, unsubscribe } from '@/lib/newsletter/mutations';
import { subscribeProblem } from '@/lib/newsletter/subscribe-problem';
import { notify } from '@/lib/notifications/notify';
import type { SiteRules } from '@/lib/sites/models';

type Step = 'subscribe' | 'end';

/**
 * Both ways, whatever is so now: who has an account with an address has not proven that it is theirs, so nobody is told
 * whether it is subscribed.
 */
export function NewsletterSetting({ site, email }: { site: SiteRules; email: string }) {
  const t = useTranslations('account.newsletter');
  const tAccount = useTranslations('account');
  const [running, setRunning] = useState<Step | null>(null);

  async function run(step: Step, work: () => Promise<void>): Promise<void> {
    setRunning(step);
    try {
      await work();
    } catch (error) {
      notify('error', subscribeProblem(error, tAccount('failed')));
    } finally {
      setRunning(null);
    }
  }
  const subscribe = () =>
    run('subscribe', async () => {
      await subscribeHere(site.code, email, 'account');
      notify('success', t('asked'), { length: 'long' });
    });
  const end = () =>
    run('end', async () => {
      await unsubscribe(site, email);
      notify('success', t('ended'), {
        length: 'long',
        action: { title: t('undo'), onClick: () => void subscribe() },
      });
    });

  return (
    <section aria-labelledby="newsletter-setting">
      <h2 id="newsletter-setting" className="heading text-2xl">
        {t('title')}
      </h2>
      <p className="mt-2 text-stone">{t('text', { email })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" isLoading={running === 'subscribe'} onClick={() => void subscribe()}>
          {t('subscribe')}
        </Button>
        <Button variant="secondary" isLoading={running === 'end'} onClick={() => void end()}>
          {t('end')}
        </Button>
      </div>
    </section>
  );
}

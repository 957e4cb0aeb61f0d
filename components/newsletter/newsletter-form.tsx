'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Field } from '@/components/ui/field';
import { formAddress } from '@/lib/newsletter/form-address';
import type { SubscribeSource } from '@/lib/newsletter/mutations';
import { subscribeProblem } from '@/lib/newsletter/subscribe-problem';
import type { SiteCode } from '@/lib/sites/models';
import { rulesOf } from '@/lib/sites/rules-of';

type Props = {
  site: SiteCode;
  /** Where the form stands; told along, as proof of what was agreed to. */
  source: SubscribeSource;
};

async function subscribe(site: SiteCode, email: string, source: SubscribeSource): Promise<void> {
  const { subscribeHere } = await import('@/lib/newsletter/mutations');
  await subscribeHere(site, email, source);
}

/** Asks for an address; the mail that follows asks its owner (double opt-in). Without JavaScript the API takes the form. */
export function NewsletterForm({ site, source }: Props) {
  const t = useTranslations('newsletter');
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    if (email === '') {
      setState('idle');
      return setError(t('required'));
    }
    setState('sending');
    setError('');
    try {
      await subscribe(site, email, source);
      form.reset();
      setState('sent');
    } catch (failure) {
      setState('idle');
      setError(subscribeProblem(failure, t('failed')));
    }
  }

  return (
    <form
      noValidate
      method="post"
      action={formAddress(site)}
      onSubmit={submit}
      className="max-w-xl text-left"
    >
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="language" value={rulesOf(site).language} />
      <div className="flex flex-col gap-3 xs:flex-row xs:items-start">
        <Field
          id={`newsletter-email-${source}`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          label={t('label')}
          hint={t('hint')}
          error={error || undefined}
          className="grow"
        />
        <button
          type="submit"
          aria-disabled={state === 'sending' || undefined}
          className={buttonStyles('primary', 'md', 'shrink-0 xs:mt-7')}
        >
          {t('submit')}
        </button>
      </div>
      <p role="status" className="mt-2 text-sm font-medium empty:mt-0">
        {state === 'sent' ? t('sent') : ''}
      </p>
    </form>
  );
}

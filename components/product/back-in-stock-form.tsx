'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { placeFailure } from '@/lib/api/place-failure';
import { LateMessages } from '@/lib/i18n/late-messages';
import { askBackInStock, type BackInStockAnswer } from '@/lib/product/ask-back-in-stock';
import { useSite } from '@/lib/sites/use-site';

type Props = { vsin: string; title: string };

function Form({ vsin, title }: Props) {
  const t = useTranslations('backInStock');
  const site = useSite();
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<BackInStockAnswer | null>(null);
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (answer) told.current?.focus();
  }, [answer]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (email === '') return setError(t('required'));
    setSending(true);
    setError('');
    try {
      setAnswer(await askBackInStock(site, vsin, email));
    } catch (failure) {
      const { beside, above } = placeFailure(failure, ['email'], t('failed'));
      setError(beside[0]?.message ?? above ?? t('failed'));
    }
    setSending(false);
  }

  if (answer)
    return (
      <p ref={told} role="status" tabIndex={-1} className="text-sm font-medium">
        {t(answer)}
      </p>
    );
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={title}>
      <Field
        id={`back-in-stock-${vsin}`}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={t('label')}
        hint={t('hint')}
        error={error || undefined}
      />
      <Button type="submit" isLoading={isSending} className="mt-3">
        {t('submit')}
      </Button>
    </form>
  );
}

/** The form with the words it needs. */
export default function BackInStockForm(props: Props) {
  return (
    <LateMessages namespaces={['backInStock']}>
      <Form {...props} />
    </LateMessages>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { placeFailure } from '@/lib/api/place-failure';
import { useAttemptKey } from '@/lib/api/use-attempt-key';
import { LateMessages } from '@/lib/i18n/late-messages';
import { questionRules, sendQuestion } from '@/lib/product/ask-question';
import { useSite } from '@/lib/sites/use-site';

type Props = { vsin: string; title: string };

const fields = ['question', 'email'] as const;
type FieldName = (typeof fields)[number];
type Problems = { [Place in FieldName | 'above']?: string | undefined };

function problemsOf(failure: unknown, generic: string): Problems {
  const { beside, above } = placeFailure(failure, fields, generic);
  return {
    above: above ?? undefined,
    ...Object.fromEntries(beside.map(({ field, message }) => [field, message])),
  };
}

function Form({ vsin, title }: Props) {
  const t = useTranslations('productQuestion');
  const site = useSite();
  const keyOf = useAttemptKey();
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const idOf = (field: FieldName) => `${field}-about-${vsin}`;
  const focus = (field: FieldName) => form.current?.querySelector<HTMLElement>(`#${idOf(field)}`)?.focus();
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  useEffect(() => {
    if (sentTo) told.current?.focus();
  }, [sentTo]);

  function show(found: Problems): void {
    setProblems(found);
    const first = fields.find((field) => found[field]);
    if (first) focus(first);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget);
    const question = String(typed.get('question') ?? '').trim();
    const email = String(typed.get('email') ?? '').trim();
    if (question.length < questionRules.shortest || email === '')
      return show({
        question: question.length < questionRules.shortest ? t('questionMissing') : undefined,
        email: email === '' ? t('emailMissing') : undefined,
      });
    setSending(true);
    setProblems({});
    try {
      const asked = { vsin, email, question };
      await sendQuestion(site, asked, keyOf(asked));
      setSentTo(email);
    } catch (failure) {
      show(problemsOf(failure, t('failed')));
    }
    setSending(false);
  }

  if (sentTo)
    return (
      <p ref={told} role="status" tabIndex={-1} className="font-medium">
        {t('sent', { email: sentTo })}
      </p>
    );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={title}
      className="grid max-w-xl justify-items-start gap-4"
    >
      {problems.above && <Alert tone="error">{problems.above}</Alert>}
      <TextArea
        id={idOf('question')}
        name="question"
        rows={4}
        maxLength={questionRules.longest}
        label={t('question')}
        hint={t('questionHint')}
        error={problems.question}
        className="w-full"
      />
      <Field
        id={idOf('email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={t('email')}
        hint={t('emailHint')}
        error={problems.email}
        className="w-full"
      />
      <Button type="submit" isLoading={isSending}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** The form with the words it needs. */
export default function QuestionForm(props: Props) {
  return (
    <LateMessages namespaces={['productQuestion']}>
      <Form {...props} />
    </LateMessages>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { describedBy, FieldFrame } from '@/components/ui/field-frame';
import { type ChatEntry, supportLimits } from '@/lib/chat/models';
import { mostMessageLetters } from '@/lib/chat/mutations';
import { currentVisitor } from '@/lib/chat/visitor';
import { useSite } from '@/lib/sites/use-site';
import { useMessage } from './use-message';

export type MessageDraft = { name: string; email: string; message: string };
type Props = { entries: readonly ChatEntry[]; draft: RefObject<MessageDraft | null>; onBack: () => void };

/** For a person to answer by mail. The conversation goes along only if the visitor says so. */
export function LeaveMessage({ entries, draft, onBack }: Props) {
  const t = useTranslations('chat.message');
  const { problems, state, send } = useMessage(entries);
  const site = useSite();
  const [typed, setTyped] = useState<MessageDraft>(() => {
    const visitor = currentVisitor(site);
    return draft.current ?? { name: visitor?.name ?? '', email: visitor?.email ?? '', message: '' };
  });
  const keep = ({ target }: { target: { name: string; value: string } }) => {
    // Browsers fill in several fields at once.
    const changed = { ...(draft.current ?? typed), [target.name]: target.value };
    draft.current = changed;
    setTyped(changed);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const text = { id: 'chat-text', label: t('text'), error: problems.message };
  // What had the focus is gone, both when the form comes and when it goes.
  const isSent = state === 'sent';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form goes when the message is sent.
  useEffect(() => heading.current?.focus(), [isSent]);
  useEffect(() => {
    if (isSent) draft.current = null;
  }, [isSent, draft]);

  return (
    <div className="grow overflow-y-auto overscroll-contain p-4">
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
      <h3 ref={heading} tabIndex={-1} className="mt-2 font-medium outline-none">
        {t('title')}
      </h3>
      <p role="status" className="mt-1 text-sm text-stone">
        {isSent ? t('sent', { email: typed.email }) : t('intro')}
      </p>
      {!isSent && (
        <form noValidate onSubmit={send} className="mt-4 space-y-4">
          <Field
            id="chat-name"
            name="name"
            label={t('name')}
            autoComplete="name"
            maxLength={supportLimits.name}
            value={typed.name}
            onChange={keep}
            error={problems.name}
          />
          <Field
            id="chat-email"
            name="email"
            type="email"
            label={t('email')}
            autoComplete="email"
            maxLength={254}
            value={typed.email}
            onChange={keep}
            error={problems.email}
          />
          <FieldFrame {...text}>
            <textarea
              id={text.id}
              name="message"
              rows={5}
              maxLength={mostMessageLetters}
              value={typed.message}
              onChange={keep}
              aria-invalid={problems.message ? true : undefined}
              aria-describedby={describedBy(text)}
              className="control"
            />
          </FieldFrame>
          {entries.length > 0 && (
            <Checkbox id="chat-along" name="conversation" label={t('withConversation')} className="text-sm" />
          )}
          {problems.form && (
            <p role="alert" className="text-sm text-terracotta">
              {problems.form}
            </p>
          )}
          <Button type="submit" isLoading={state === 'sending'}>
            {t('send')}
          </Button>
        </form>
      )}
    </div>
  );
}

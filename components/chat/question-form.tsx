'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { supportLimits } from '@/lib/chat/models';

const fieldName = 'question';

/** What is typed while an answer is looked for stays, and is sent by the next press. */
export function QuestionForm({ isAsking, onAsk }: { isAsking: boolean; onAsk: (question: string) => void }) {
  const t = useTranslations('chat');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const question = String(new FormData(form).get(fieldName) ?? '').trim();
    if (isAsking || question === '') return;
    form.reset();
    onAsk(question);
  }

  return (
    <form onSubmit={submit} className="flex gap-2">
      <input
        name={fieldName}
        aria-label={t('question')}
        placeholder={t('question')}
        maxLength={supportLimits.question}
        autoComplete="off"
        enterKeyHint="send"
        data-first-focus
        className="control"
      />
      <button
        type="submit"
        aria-label={t('send')}
        aria-disabled={isAsking || undefined}
        className={buttonStyles('primary', 'md', 'px-4!')}
      >
        <Icon name="arrow-right" size={22} />
      </button>
    </form>
  );
}

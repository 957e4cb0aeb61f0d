'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { ChatAnswer, ChatEntry } from '@/lib/chat/models';
import { shopContact } from '@/lib/chat/visitor';
import { withColon } from '@/lib/i18n/name-value';
import { useSite } from '@/lib/sites/use-site';

type Actions = {
  onAsk: (question: string) => void;
  onAskAgain: (question: string) => void;
  /** To a person. */
  onWrite: () => void;
};

function Answer({ answer }: { answer: ChatAnswer }) {
  const t = useTranslations('chat');
  const { title, lines, link } = answer;
  return (
    <div className="space-y-2 rounded-md border border-sand p-3">
      <p className="font-medium">{title}</p>
      {lines.map((line) => (
        <p key={line} className="whitespace-pre-line text-sm">
          {line}
        </p>
      ))}
      {link && (
        <Link href={link.href} className="inline-block py-1 text-sm text-linden underline underline-offset-4">
          {t('readMore', { title: link.title })}
        </Link>
      )}
    </div>
  );
}

function Answers({ answers, onAsk, onWrite }: { answers: readonly ChatAnswer[] } & Actions) {
  const t = useTranslations('chat');
  const [first, ...others] = answers;
  if (!first)
    return (
      <div className="space-y-3 rounded-md border border-sand p-3">
        <p className="text-sm">{t('nothing', shopContact())}</p>
        <Button variant="secondary" size="sm" onClick={onWrite}>
          {t('toPerson')}
        </Button>
      </div>
    );
  return (
    <>
      <Answer answer={first} />
      {others.length > 0 && (
        <div className="space-y-2">
          <p className="text-sm text-stone">{t('others')}</p>
          <ul className="flex flex-col items-start gap-2">
            {others.map(({ title }) => (
              <li key={title}>
                <Button variant="secondary" size="sm" className="text-left!" onClick={() => onAsk(title)}>
                  {title}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** One turn of the conversation. */
export function Entry({ entry, isLast, ...actions }: { entry: ChatEntry; isLast: boolean } & Actions) {
  const t = useTranslations('chat');
  const { locale } = useSite();
  if (entry.kind === 'answers') return <Answers answers={entry.answers} {...actions} />;
  if (entry.kind === 'question')
    return (
      <p
        data-question
        className="ml-auto w-fit max-w-[85%] rounded-md bg-linden-soft p-3 text-sm wrap-anywhere"
      >
        <span className="sr-only">{withColon(locale, t('you'))} </span>
        {entry.text}
      </p>
    );
  return (
    <div className="space-y-3 rounded-md bg-terracotta-soft p-3">
      <p className="text-sm">{t('failed', shopContact())}</p>
      {isLast && (
        <Button variant="secondary" size="sm" onClick={() => actions.onAskAgain(entry.question)}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}

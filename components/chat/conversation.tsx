'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useConversation } from '@/lib/chat/use-conversation';
import { currentVisitor } from '@/lib/chat/visitor';
import { productOn } from '@/lib/routes/product-on';
import { useSite } from '@/lib/sites/use-site';
import { Entry } from './entry';
import { LeaveMessage, type MessageDraft } from './leave-message';
import { QuestionForm } from './question-form';

const general = ['cost', 'returns', 'payment'] as const;
const aboutProduct = ['measures', 'fit', 'arrival', 'material'] as const;

/** The newest question at the top: its answer is read from there. */
function useShownQuestion(count: number) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const last = [...(log.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])].at(-1);
    if (count > 0 && last) log.current?.scrollTo({ top: last.offsetTop - 16 });
  }, [count]);
  return log;
}

/** Says that it is a machine before anything else, and always leads to a person. */
export function Conversation() {
  const t = useTranslations('chat');
  const site = useSite();
  const product = productOn(usePathname());
  const { entries, isAsking, ask, askAgain } = useConversation(site, product);
  const [isWriting, setWriting] = useState(false);
  const visitor = currentVisitor(site);
  const log = useShownQuestion(entries.length);
  /** What was written to a person and not sent: who reads an answer in between finds it again. */
  const draft = useRef<MessageDraft>(null);

  if (isWriting) return <LeaveMessage entries={entries} draft={draft} onBack={() => setWriting(false)} />;
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label={t('conversation')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
        tabIndex={0}
        className="relative grow space-y-4 overflow-y-auto overscroll-contain p-4"
      >
        <p className="rounded-md bg-linen p-3 text-sm">{t('machine')}</p>
        <p className="font-medium">{visitor ? t('hello', { name: visitor.name }) : t('helloGuest')}</p>
        {entries.length === 0 && (
          <ul aria-label={t('suggestions')} className="flex flex-col items-start gap-2">
            {(product === '' ? general : aboutProduct).map((key) => (
              <li key={key}>
                <Button variant="secondary" size="sm" onClick={() => ask(t(`suggest.${key}`))}>
                  {t(`suggest.${key}`)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {entries.map((entry, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end.
            key={index}
            entry={entry}
            isLast={index === entries.length - 1}
            onAsk={ask}
            onAskAgain={askAgain}
            onWrite={() => setWriting(true)}
          />
        ))}
        {isAsking && (
          <p className="flex items-center gap-2 text-sm text-stone">
            <Spinner />
            {t('searching')}
          </p>
        )}
      </div>
      <div className="border-t border-sand p-4 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <QuestionForm isAsking={isAsking} onAsk={ask} />
        <Button variant="quiet" className="mt-1" onClick={() => setWriting(true)}>
          {t('toPerson')}
        </Button>
      </div>
    </>
  );
}

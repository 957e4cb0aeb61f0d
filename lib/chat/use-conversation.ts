import { useEffect, useRef, useState } from 'react';
import type { SiteRules } from '@/lib/sites/models';
import { readConversation, saveConversation } from './conversation';
import type { ChatEntry } from './models';
import { askChat } from './mutations';

/** The conversation of this tab. What fails can be asked again. */
export function useConversation(site: SiteRules, productId: string) {
  const [entries, setEntries] = useState<readonly ChatEntry[]>(() => readConversation(site));
  const [isAsking, setAsking] = useState(false);
  /** One question at a time, so that each answer stands below its own. */
  const isBusy = useRef(false);
  useEffect(() => saveConversation(site, entries), [site, entries]);

  async function answerTo(question: string): Promise<void> {
    isBusy.current = true;
    setAsking(true);
    const entry: ChatEntry = await askChat(site, question, productId).then(
      (answers) => ({ kind: 'answers', answers }),
      () => ({ kind: 'failed', question }),
    );
    setEntries((known) => [...known, entry]);
    isBusy.current = false;
    setAsking(false);
  }

  return {
    entries,
    isAsking,
    ask(question: string) {
      if (isBusy.current) return;
      setEntries((known) => [...known, { kind: 'question', text: question }]);
      void answerTo(question);
    },
    /** Asks the last question again. */
    askAgain(question: string) {
      if (isBusy.current) return;
      setEntries((known) => known.slice(0, -1));
      void answerTo(question);
    },
  };
}

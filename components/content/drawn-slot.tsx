'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { fetchSlotAnswer } from '@/lib/content/fetch-slot';
import type { SlotAnswer } from '@/lib/content/slot-answer';
import { addressOf, type PageOfSlots, type Widget } from '@/lib/content/slot-store';
import type { MessagesProps } from '@/lib/i18n/client-messages';
import { rulesOf } from '@/lib/sites/rules-of';
import { renderSnippet } from './render-snippet';

/** The texts of the slot's islands came with it; which of them an island wants is the server's business. */
const Texts = ({ children }: MessagesProps): ReactNode => children;

type Props = { page: PageOfSlots; answer: SlotAnswer; onReady: () => void };

/** A slot as the browser draws it, by the same snippets as the server. It is ready as soon as it stands in the page. */
function DrawnSlot({ page, answer, onReady }: Props) {
  const { slot, isMainHeading, words, messages } = answer;
  const { locale, timeZone } = rulesOf(page.site);
  useEffect(onReady, [onReady]);
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      {renderSnippet(slot, {
        site: page.site,
        device: page.device,
        words,
        ClientMessages: Texts,
        isFirst: false,
        headingLevel: isMainHeading ? 'h1' : 'h2',
      })}
    </NextIntlClientProvider>
  );
}

/** @throws when the slot cannot be fetched, or the page no longer has it */
export async function fetchWidget(page: PageOfSlots, id: string): Promise<Widget> {
  const answer = await fetchSlotAnswer(addressOf(page, id), id);
  return (onReady) => <DrawnSlot page={page} answer={answer} onReady={onReady} />;
}

import { askSupport, writeToSupport } from '@/api/contract/calls/support';
import { browserApi } from '@/lib/api/browser';
import { sitePath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { toTranscript } from './conversation';
import type { ChatAnswer, ChatEntry, ChatMessage } from './models';

/** Of the 4000 letters of a message to the shop. */
export const mostMessageLetters = 2000;
const mostTranscriptLetters = 1800;

/** @param productId of the page; empty for none. @throws ApiFailure */
export async function askChat(site: SiteRules, question: string, productId: string): Promise<ChatAnswer[]> {
  const answers = await browserApi(site).send(askSupport, { items: [{ question, productId }] });
  return answers.map(({ title, lines, link }) => ({
    title,
    lines,
    link: link && { title: link.title, href: sitePath(site.code, link.path) },
  }));
}

type Sent = ChatMessage & {
  subject: string;
  /** What the visitor lets the shop read; empty for nothing. */
  conversation: readonly ChatEntry[];
};

/** Leaves a message for the people of the shop. @param key one per message, so that it comes once @throws ApiFailure */
export async function leaveMessage(
  site: SiteRules,
  { conversation, ...sent }: Sent,
  key: string,
): Promise<void> {
  const transcript = toTranscript(conversation, mostTranscriptLetters);
  const message = transcript === '' ? sent.message : `${sent.message}\n\n—\n\n${transcript}`;
  await browserApi(site).send(writeToSupport, {
    items: [{ ...sent, message }],
    headers: { 'idempotency-key': key },
  });
}

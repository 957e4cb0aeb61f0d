import { readStored, removeStored, type StorageSite, siteKey, writeStored } from '@/lib/storage/storage';
import type { ChatEntry } from './models';

const mostEntries = 40;
const keyOf = (site: StorageSite) => siteKey(site, 'chat');

const isText = (value: unknown) => typeof value === 'string';

function isAnswer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { title, lines, link }: Readonly<Record<string, unknown>> = { ...value };
  const { title: linked, href }: Readonly<Record<string, unknown>> = { ...(link ?? { title: '', href: '' }) };
  return isText(title) && Array.isArray(lines) && lines.every(isText) && isText(linked) && isText(href);
}

function isEntry(value: unknown): value is ChatEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, text, answers, question }: Readonly<Record<string, unknown>> = { ...value };
  if (kind === 'question') return isText(text);
  if (kind === 'failed') return isText(question);
  return kind === 'answers' && Array.isArray(answers) && answers.every(isAnswer);
}

function isConversation(value: unknown): value is ChatEntry[] {
  return Array.isArray(value) && value.every(isEntry);
}

/** What was said in this tab, which is where it ends. */
export function readConversation(site: StorageSite): ChatEntry[] {
  return readStored(keyOf(site), isConversation, 'tab') ?? [];
}

export function saveConversation(site: StorageSite, entries: readonly ChatEntry[]): void {
  if (entries.length === 0) removeStored(keyOf(site), 'tab');
  else writeStored(keyOf(site), entries.slice(-mostEntries), undefined, 'tab');
}

function linesOf(entry: ChatEntry): string[] {
  if (entry.kind === 'question') return [`> ${entry.text}`];
  if (entry.kind === 'failed') return ['–'];
  const [first] = entry.answers;
  return first ? [first.title, ...first.lines] : ['–'];
}

/** The conversation as a person reads it in a mail: its end, as much as fits. */
export function toTranscript(entries: readonly ChatEntry[], mostLetters: number): string {
  const text = entries.map((entry) => linesOf(entry).join('\n')).join('\n\n');
  if (text.length <= mostLetters) return text;
  // A sign beyond U+FFFF counts two; half of one is no text, and the API refuses it.
  return `… ${text.slice(text.length - mostLetters + 2).replace(/^[\udc00-\udfff]/, '')}`;
}

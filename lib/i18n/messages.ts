import type { Language } from '@/api/contract/sites';

/** Languages whose texts exist; the others fall back to Dutch until they are translated. */
const translated: Partial<Record<Language, () => Promise<{ default: Record<string, unknown> }>>> = {
  nl: () => import('@/messages/nl.json'),
};
const dutch = () => import('@/messages/nl.json');

export async function loadMessages(language: Language): Promise<Record<string, unknown>> {
  return (await (translated[language] ?? dutch)()).default;
}

import { type InterfaceTexts, interfaceTexts } from '@/messages/interface';
import { lateTexts } from '@/messages/late';
import { ruleTexts } from '@/messages/validation';

/** Dutch for a language the shop does not speak. */
function ofLanguage<Load>(table: Readonly<Record<'nl', Load>>, language: string): Load {
  return new Map(Object.entries(table)).get(language) ?? table.nl;
}

/** All texts of a language, those that browsers load after the page included. */
export async function loadMessages(language: string): Promise<InterfaceTexts & Record<string, unknown>> {
  const [page, late] = await Promise.all([
    ofLanguage(interfaceTexts, language)(),
    ofLanguage(lateTexts, language)(),
  ]);
  return { ...page.default, ...late.default, validation: ofLanguage(ruleTexts, language) };
}

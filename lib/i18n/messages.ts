import { type InterfaceTexts, interfaceTexts } from '@/languages/interface';

/** The texts of a language; Dutch for one the shop does not speak. */
export async function loadMessages(language: string): Promise<InterfaceTexts> {
  const load = new Map(Object.entries(interfaceTexts)).get(language) ?? interfaceTexts.nl;
  return (await load()).default;
}

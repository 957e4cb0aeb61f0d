import { readCodeFiles } from '../server/payload-scripts.ts';
import { separator } from '../server/split-page.ts';

export const isPayload = (address: string) => address.includes('/payload/');

/** Addresses of the scripts that a page itself asks for. */
export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, source = '']) => source.replaceAll('&amp;', '&'));
}

/** Those, and its code, which its payload asks for. */
export async function scriptsOf(html: string, textOf: (address: string) => Promise<string>) {
  const named = scriptsIn(html);
  const payload = named.find(isPayload);
  const [begin = ''] = payload ? (await textOf(payload)).split(separator) : [];
  return [...named, ...(readCodeFiles(begin) ?? [])];
}

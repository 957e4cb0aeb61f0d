/** Addresses of the scripts that a page names: those that it asks for, and its code, which its payload asks for. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"(?: data-code="([^"]*)")?[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .flatMap(([, source = '', code = '']) => [source, ...code.split(' ').filter(Boolean)])
    .map((source) => source.replaceAll('&amp;', '&'));
}

export const isPayload = (address: string) => address.includes('/payload/');

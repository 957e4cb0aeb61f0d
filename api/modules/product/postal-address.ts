import type { Language } from '../../contract/sites.ts';

/** A maker's address; the country it ends in is kept as a code and written in the language. */
export function postalAddressIn(address: string, language: Language): string {
  return address.replace(/(?<=, )[A-Z]{2}$/, (code) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return names.of(code) ?? code;
  });
}

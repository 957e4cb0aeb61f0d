import type { FoundAddress, FoundPlace } from '../../contract/lookup.ts';

export type FindQuery = {
  text: string;
  /** Id of a container found before; null looks everywhere. */
  container: string | null;
  /** ISO codes in upper case, at least one. */
  countries: readonly string[];
  /** Two letters. */
  language: string;
  limit: number;
};
export type PostcodeQuery = { zipCode: string; houseNumber: string; addition: string; country: string };

/** Where addresses are looked up. Each call throws when the source fails or `signal` ends it. */
export type AddressSource = {
  find(query: FindQuery, signal: AbortSignal): Promise<FoundAddress[]>;
  /** Null for an id the source does not know. */
  retrieve(id: string, signal: AbortSignal): Promise<FoundPlace | null>;
  /** Null where the source knows no such address. */
  byPostcode(query: PostcodeQuery, signal: AbortSignal): Promise<FoundPlace | null>;
};

/** `1012ab` → `1012 AB`; other texts stay. */
export function toDutchZipCode(text: string): string {
  const match = /^(\d{4}) ?([A-Za-z]{2})$/.exec(text.trim());
  return match ? `${match[1]} ${match[2]?.toUpperCase()}` : text.trim();
}

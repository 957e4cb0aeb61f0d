import type { FoundPlace } from '../../../contract/lookup.ts';
import { type AddressSource, toDutchZipCode } from '../port.ts';
import { type SampleAddress, sampleAddresses } from './sample-addresses.ts';

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // A postcode written with or without its space is one word.
    .replace(/\b(\d{4}) ?([a-z]{2})\b/g, '$1$2')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const known = sampleAddresses.map((address) => ({
  address,
  words: wordsOf(`${address.street} ${address.zipCode} ${address.city}`),
}));
const byZipCode = new Map(sampleAddresses.map((address) => [address.zipCode, address]));

function toPlace({ street, zipCode, city }: SampleAddress, houseNumber: string, addition = ''): FoundPlace {
  return { street, houseNumber, addition, zipCode, district: '', county: '', city, country: 'NL' };
}

/**
 * A few Dutch addresses everybody may know, so that the shop shows its look-up without any service. Outside of them
 * nothing is found, and the shopper types the address.
 */
export const embeddedSource: AddressSource = {
  async find({ text, countries, limit }) {
    if (!countries.includes('NL')) return [];
    const wanted = wordsOf(text);
    const numbers = wanted.filter(
      (word) => /^\d{1,5}$/.test(word) && !known.some(({ words }) => words.includes(word)),
    );
    const names = wanted.filter((word) => !numbers.includes(word));
    if (names.length === 0) return [];
    return known
      .filter(({ words }) => names.every((name) => words.some((word) => word.startsWith(name))))
      .slice(0, limit)
      .map(({ address }) => {
        const houseNumber = numbers[0] ?? address.houseNumber;
        return {
          id: `nl-${address.zipCode.replace(' ', '')}-${houseNumber}`,
          type: 'address',
          text: `${address.street} ${houseNumber}`,
          description: `${address.zipCode} ${address.city}`,
        };
      });
  },
  async retrieve(id) {
    const match = /^nl-(\d{4}[A-Z]{2})-(\d{1,5})$/.exec(id);
    const address = byZipCode.get(toDutchZipCode(match?.[1] ?? ''));
    return address && match?.[2] ? toPlace(address, match[2]) : null;
  },
  async byPostcode({ zipCode, houseNumber, addition, country }) {
    const address = country === 'NL' ? byZipCode.get(toDutchZipCode(zipCode)) : undefined;
    return address ? toPlace(address, houseNumber, addition) : null;
  },
};

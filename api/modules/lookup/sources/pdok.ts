import { array, type InferType, number, object, string } from 'yup';
import type { FoundPlace } from '../../../contract/lookup.ts';
import { type AddressSource, toDutchZipCode } from '../port.ts';
import { askJson } from './ask-json.ts';

/** The fields we read of a document of the Locatieserver; which ones there are depends on its type. */
const documentSchema = object({
  id: string(),
  type: string(),
  weergavenaam: string(),
  straatnaam: string(),
  huisnummer: number().integer(),
  huisletter: string(),
  huisnummertoevoeging: string(),
  postcode: string(),
  woonplaatsnaam: string(),
  gemeentenaam: string(),
  provincienaam: string(),
});
const answerSchema = object({
  response: object({ docs: array().of(documentSchema.required()).required() }).required(),
}).required();
type Document = InferType<typeof documentSchema>;

const idPattern = /^adr-[\w-]{1,80}$/;

function readDocuments(answer: unknown): Document[] {
  return answerSchema.validateSync(answer).response.docs;
}

const additionOf = ({ huisletter, huisnummertoevoeging }: Document) =>
  [huisletter, huisnummertoevoeging].filter(Boolean).join('-');

function toPlace(document: Document): FoundPlace {
  return {
    street: document.straatnaam ?? '',
    houseNumber: document.huisnummer === undefined ? '' : String(document.huisnummer),
    addition: additionOf(document),
    zipCode: toDutchZipCode(document.postcode ?? ''),
    district: document.gemeentenaam ?? '',
    county: document.provincienaam ?? '',
    city: document.woonplaatsnaam ?? '',
    country: 'NL',
  };
}

/** "Damrak 1, 1012LG Amsterdam" in two lines. */
function splitName(name: string): { text: string; description: string } {
  const comma = name.indexOf(', ');
  return comma === -1
    ? { text: name, description: '' }
    : { text: name.slice(0, comma), description: name.slice(comma + 2) };
}

const isSame = (a: string, b: string) =>
  a.replace(/[^a-z0-9]/gi, '').toLowerCase() === b.replace(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * PDOK Locatieserver: every Dutch address, free of charge. It only knows the Netherlands, and only whole addresses
 * are asked for, so there are no containers.
 */
export function createPdokSource(url: string): AddressSource {
  return {
    async find({ text, countries, limit }, signal) {
      if (!countries.includes('NL')) return [];
      const answer = await askJson(
        `${url}/suggest`,
        [
          ['q', text],
          ['fq', 'type:adres'],
          ['rows', String(limit)],
        ],
        signal,
      );
      return readDocuments(answer).flatMap(({ id, weergavenaam }) =>
        id && weergavenaam ? [{ id, type: 'address', ...splitName(weergavenaam) } as const] : [],
      );
    },
    async retrieve(id, signal) {
      if (!idPattern.test(id)) return null;
      const answer = await askJson(
        `${url}/lookup`,
        [
          ['id', id],
          ['fl', '*'],
        ],
        signal,
      );
      const [document] = readDocuments(answer);
      return document ? toPlace(document) : null;
    },
    async byPostcode({ zipCode, houseNumber, addition, country }, signal) {
      const code = zipCode.replace(/\s/g, '').toUpperCase();
      if (country !== 'NL' || !/^\d{4}[A-Z]{2}$/.test(code)) return null;
      const answer = await askJson(
        `${url}/free`,
        [
          ['q', `${code} ${houseNumber}`],
          ['fq', 'type:adres'],
          ['fq', `postcode:${code}`],
          ['fq', `huisnummer:${houseNumber}`],
          ['rows', '50'],
        ],
        signal,
      );
      const documents = readDocuments(answer);
      const document = documents.find((one) => isSame(additionOf(one), addition)) ?? documents[0];
      // Street and city hold for every addition; which one it is only the shopper knows.
      return document ? { ...toPlace(document), addition } : null;
    },
  };
}

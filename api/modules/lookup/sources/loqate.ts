import { array, object, string } from 'yup';
import type { FoundAddress, FoundPlace } from '../../../contract/lookup.ts';
import type { AddressSource, FindQuery } from '../port.ts';
import { askJson } from './ask-json.ts';

const findSchema = object({
  Id: string(),
  Type: string(),
  Text: string(),
  Description: string().nullable(),
});
const retrieveSchema = object({
  Street: string().nullable(),
  BuildingNumber: string().nullable(),
  BuildingName: string().nullable(),
  SubBuilding: string().nullable(),
  PostalCode: string().nullable(),
  District: string().nullable(),
  ProvinceName: string().nullable(),
  City: string().nullable(),
  CountryIso2: string().nullable(),
});

const answerSchema = object({
  Items: array()
    .of(object({ Error: string() }).required())
    .required(),
}).required();

/** Loqate tells of a wrong key or id inside an answer with status 200. @throws then */
function readItems(answer: unknown): unknown[] {
  const { Items } = answerSchema.validateSync(answer);
  const failed = Items.find((item) => item.Error);
  if (failed) throw new Error(`Loqate answered error ${failed.Error}.`);
  return Items;
}

function toFound(item: unknown): FoundAddress | null {
  const { Id, Type, Text, Description } = findSchema.validateSync(item);
  if (!Id || !Text) return null;
  const type = Type === 'Address' ? 'address' : 'container';
  return { id: Id, type, text: Text, description: Description ?? '' };
}

function toPlace(item: unknown): FoundPlace | null {
  const place = retrieveSchema.validateSync(item);
  if (!place.CountryIso2) return null;
  return {
    street: place.Street ?? '',
    // Where houses have names, many have no number.
    houseNumber: place.BuildingNumber || place.BuildingName || '',
    addition: place.SubBuilding ?? '',
    zipCode: place.PostalCode ?? '',
    district: place.District ?? '',
    county: place.ProvinceName ?? '',
    city: place.City ?? '',
    country: place.CountryIso2,
  };
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '').toUpperCase();

/** Loqate Capture by key: addresses of nearly every country. Find costs nothing, Retrieve costs a credit. */
export function createLoqateSource(url: string, key: string): AddressSource {
  async function find(query: FindQuery, signal: AbortSignal): Promise<FoundAddress[]> {
    const answer = await askJson(
      `${url}/Capture/Interactive/Find/v1.10/json3.ws`,
      [
        ['Key', key],
        ['Text', query.text],
        ['Container', query.container ?? ''],
        ['Countries', query.countries.join(',')],
        ['Language', query.language],
        ['Limit', String(query.limit)],
        ['IsMiddleware', 'true'],
      ],
      signal,
    );
    return readItems(answer).flatMap((one) => toFound(one) ?? []);
  }

  async function retrieve(id: string, signal: AbortSignal): Promise<FoundPlace | null> {
    const answer = await askJson(
      `${url}/Capture/Interactive/Retrieve/v1.20/json3.ws`,
      [
        ['Key', key],
        ['Id', id],
      ],
      signal,
    );
    const [first] = readItems(answer);
    return toPlace(first ?? {});
  }

  return {
    find,
    retrieve,
    async byPostcode({ zipCode, houseNumber, addition, country }, signal) {
      const query = { countries: [country], language: 'nl', limit: 5 };
      const text = `${zipCode} ${houseNumber}`;
      const first = await find({ ...query, text, container: null }, signal);
      const container = first.find(({ type }) => type === 'container');
      const found =
        first.find(({ type }) => type === 'address') ??
        (container &&
          (await find({ ...query, text, container: container.id }, signal)).find(
            ({ type }) => type === 'address',
          ));
      const place = found ? await retrieve(found.id, signal) : null;
      return place && withoutSpaces(place.zipCode) === withoutSpaces(zipCode)
        ? { ...place, houseNumber, addition }
        : null;
    },
  };
}

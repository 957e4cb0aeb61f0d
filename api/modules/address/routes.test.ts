import type { Address } from '../../contract/address.ts';
import { newShopper, only, someAddress } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

describe('addresses', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ config: { invalidZipCodePatterns: ['^8897', '('] } });
  }, 120_000);
  afterAll(() => api.close());

  const list = async (token: string) => (await api.get<Address>('customeraddress', token)).items;

  test('are saved with an id; the first is the main one', async () => {
    const shopper = await newShopper(api);
    expect(await list(shopper.token)).toEqual([]);
    const first = await shopper.saveAddress();
    const second = await shopper.saveAddress({ street: 'Beukenweg' });
    expect(first).toEqual({ ...someAddress, id: first.id, isMain: true });
    expect(await list(shopper.token)).toEqual([first, second]);
  });

  test('have one main address at any time', async () => {
    const shopper = await newShopper(api);
    const first = await shopper.saveAddress();
    const second = await shopper.saveAddress({ isMain: true });
    expect((await list(shopper.token)).map(({ id, isMain }) => [id, isMain])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    await api.put(`customeraddresssetasdefault/${first.id}`, undefined, shopper.token);
    expect((await list(shopper.token)).filter(({ isMain }) => isMain)).toMatchObject([{ id: first.id }]);
  });

  test('can be changed and deleted', async () => {
    const shopper = await newShopper(api);
    const saved = await shopper.saveAddress();
    const changed = only(
      await api.put<Address>(
        'customeraddress',
        [{ ...saved, city: 'Utrecht', zipCode: '3511 ab' }],
        shopper.token,
      ),
    );
    expect(changed).toMatchObject({ id: saved.id, city: 'Utrecht', zipCode: '3511 AB' });
    expect((await api.delete(`customeraddress/${saved.id}`, shopper.token)).status).toBe(200);
    expect(await list(shopper.token)).toEqual([]);
  });

  test('of others do not exist, neither do unknown ones', async () => {
    const [owner, stranger] = [await newShopper(api), await newShopper(api)];
    const saved = await owner.saveAddress();
    for (const id of [saved.id, unknownId, 'nonsense']) {
      const answers = [
        await api.delete(`customeraddress/${id}`, stranger.token),
        await api.put(`customeraddresssetasdefault/${id}`, undefined, stranger.token),
      ];
      if (id !== 'nonsense')
        answers.push(await api.put('customeraddress', [{ ...saved, id, city: 'Elders' }], stranger.token));
      for (const { status, error } of answers)
        expect([status, error?.code]).toEqual([404, 'resource-not-found']);
    }
    expect(await list(owner.token)).toEqual([saved]);
  });

  test.each([
    [{ zipCode: '12345' }, 'zipCode'],
    [{ zipCode: '1012 AB', country: 'BE' }, 'zipCode'],
    [{ zipCode: '8897 AA' }, 'zipCode'],
    [{ country: 'TR', zipCode: '34000' }, 'country'],
    [{ country: 'XX' }, 'country'],
    [{ phone: 'bel maar' }, 'phone'],
    [{ email: 'sanne' }, 'email'],
    [{ houseNumber: '12b' }, 'houseNumber'],
    [{ firstName: '' }, 'firstName'],
    [{ lastName: 'x'.repeat(81) }, 'lastName'],
    [{ addressInfo: 'secret' }, 'addressInfo'],
    [{ ownerId: unknownId }, 'ownerId'],
  ])('%j is refused at %s, with a text', async (change, property) => {
    const token = await api.guestToken();
    const { status, error } = await api.post('customeraddress', [{ ...someAddress, ...change }], token);
    expect([status, error?.code]).toEqual([400, 'invalid-input']);
    const field = error?.fields?.find((one) => one.property === property);
    expect(field?.message).toMatch(/\s.*[.!]/);
    expect(await list(token)).toEqual([]);
  });

  test('several in one call stand or fall together', async () => {
    const token = await api.guestToken();
    await api.post(
      'customeraddress',
      [someAddress, { ...someAddress, country: 'TR', zipCode: '34000' }],
      token,
    );
    expect(await list(token)).toEqual([]);
  });
});

import { eq, sql } from 'drizzle-orm';
import type { Address } from '../../contract/address.ts';
import { addresses } from '../../db/schema/sales.ts';
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

  test('from before a field was asked for have it, empty', async () => {
    const shopper = await newShopper(api);
    const { id, addition: _addition, ...older } = await shopper.saveAddress();
    await api.db
      .update(addresses)
      .set({ address: sql`${JSON.stringify(older)}::jsonb` })
      .where(eq(addresses.id, id));
    expect(await list(shopper.token)).toEqual([{ ...older, id, addition: '' }]);
  });

  test('are of businesses in the shop that sells to them alone', async () => {
    const token = await api.guestToken('b2bTr');
    const turkish = { ...someAddress, country: 'TR', zipCode: '34000', city: 'İstanbul', county: 'Şişli' };
    const business = { companyName: 'Yılmaz Mobilya', taxOffice: 'Şişli', taxNumber: '1234567890' };
    const save = (change: object) =>
      api.post<Address>('/api/b2bTr/customeraddress', [{ ...turkish, ...change }], token);
    const fieldsOf = ({ error }: Awaited<ReturnType<typeof save>>) =>
      error?.fields?.map(({ property }) => property);
    expect(fieldsOf(await save({}))).toEqual(['addressInfo']);
    expect(fieldsOf(await save({ ...business, addressInfo: 'business', taxOffice: '' }))).toEqual([
      'taxOffice',
    ]);
    expect(only(await save({ ...business, addressInfo: 'business' }))).toMatchObject(business);
  });

  test('are fifty at most, and that is said in words', async () => {
    const token = await api.guestToken();
    const save = (count: number) =>
      api.post<Address>(
        'customeraddress',
        Array.from({ length: count }, () => someAddress),
        token,
      );
    expect((await save(50)).items).toHaveLength(50);
    const { status, error } = await save(1);
    expect([status, error?.code]).toEqual([409, 'too-many-addresses']);
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
    [{ houseNumber: 'twaalf' }, 'houseNumber'],
    [{ houseNumber: 'Rose Cottage' }, 'houseNumber'],
    [{ firstName: '' }, 'firstName'],
    [{ lastName: 'x'.repeat(81) }, 'lastName'],
    [{ addressInfo: 'secret' }, 'addressInfo'],
    [{ addressInfo: 'business' }, 'companyName'],
    [{ ownerId: unknownId }, 'ownerId'],
  ])('%j is refused at %s, with a text', async (change, property) => {
    const token = await api.guestToken();
    const { status, error } = await api.post('customeraddress', [{ ...someAddress, ...change }], token);
    expect([status, error?.code]).toEqual([400, 'invalid-input']);
    const field = error?.fields?.find((one) => one.property === property);
    expect(field?.message).toMatch(/\S \S/);
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

  const mains = async (token: string) =>
    (await list(token)).flatMap(({ id, isMain }) => (isMain ? [id] : []));

  test('pass the main one on when it is deleted or gives it up', async () => {
    const shopper = await newShopper(api);
    const saveLater = (street: string) => {
      api.clock.now = new Date(api.clock.now.getTime() + 1_000);
      return shopper.saveAddress({ street });
    };
    const first = await saveLater('Lindelaan');
    const second = await saveLater('Beukenweg');
    const third = await saveLater('Eikenlaan');
    await api.delete(`customeraddress/${first.id}`, shopper.token);
    expect(await mains(shopper.token)).toEqual([second.id]);
    await api.put('customeraddress', [{ ...second, isMain: false }], shopper.token);
    expect(await mains(shopper.token)).toEqual([third.id]);
    await api.delete(`customeraddress/${second.id}`, shopper.token);
    await api.put('customeraddress', [{ ...third, isMain: false }], shopper.token);
    expect(await mains(shopper.token)).toEqual([third.id]);
  });

  test('are forgotten by the basket when they are deleted', async () => {
    const shopper = await newShopper(api);
    await shopper.add('V100101');
    const { shippingAddressId } = await shopper.chooseAddress();
    await api.delete(`customeraddress/${shippingAddressId}`, shopper.token);
    expect(await shopper.basket()).toMatchObject({ shippingAddressId: null, billingAddressId: null });
  });

  test('keep exactly one main address when many calls come at once', async () => {
    const shopper = await newShopper(api);
    await Promise.all(Array.from({ length: 6 }, () => shopper.saveAddress()));
    expect(await mains(shopper.token)).toHaveLength(1);
    const saved = await list(shopper.token);
    await Promise.all([
      ...saved.map(({ id }) => api.put(`customeraddresssetasdefault/${id}`, undefined, shopper.token)),
      ...saved.slice(0, 3).map(({ id }) => api.delete(`customeraddress/${id}`, shopper.token)),
      shopper.saveAddress({ isMain: true }),
      shopper.saveAddress({ isMain: true }),
    ]);
    expect(await mains(shopper.token)).toHaveLength(1);
  });
});

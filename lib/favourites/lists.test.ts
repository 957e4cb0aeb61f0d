import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { keepGuestList, readGuestLists } from './guest-lists';
import { listsQuery, removeList, saveList } from './lists';

const { nl } = siteRules;
const living = { id: '3d4c9b1e-0000-4000-8000-000000000001', name: 'Woonkamer', note: '', products: ['V1'] };
const read = (ofCustomer: boolean) => {
  const { queryFn } = listsQuery(nl, ofCustomer);
  if (typeof queryFn !== 'function') throw new Error('There is no query.');
  return queryFn({} as never);
};

afterEach(clearVisit);

describe('a guest', () => {
  beforeEach(() => visitAs('Guest'));

  it('keeps lists in the browser, changes and removes them, and nobody is asked', async () => {
    const asked = fakeApi({});
    await saveList(nl, living);
    await saveList(nl, { ...living, name: 'Zolder' });
    expect(await read(false)).toEqual([{ ...living, name: 'Zolder' }]);
    await removeList(nl, living.id);
    expect([await read(false), asked]).toEqual([[], []]);
    expect(Object.keys(window.localStorage).filter((key) => key.includes('lists'))).toEqual([]);
  });

  it('is told of one list too many, and loses none of the others', async () => {
    const lists = Array.from({ length: 20 }, (_, index) => ({ ...living, id: `list-${index}` }));
    for (const list of lists) keepGuestList(nl, list);
    await expect(saveList(nl, living)).rejects.toThrow();
    expect(readGuestLists(nl)).toHaveLength(20);
  });
});

describe('a customer', () => {
  const list = 'GET favourite-lists';
  const put = `PUT favourite-lists/${living.id}`;
  beforeEach(() => {
    keepGuestList(nl, living);
    visitAs('Customer');
  });

  it('finds in the account what was made as a guest, under its id, and no longer in the browser', async () => {
    const asked = fakeApi({ [put]: [living], [list]: [living] });
    expect(await read(true)).toEqual([living]);
    expect(asked.map(({ call }) => call)).toEqual([put, list]);
    expect(asked[0]?.items).toEqual([{ name: 'Woonkamer', note: '', products: ['V1'] }]);
    expect(readGuestLists(nl)).toEqual([]);
  });

  it('keeps in the browser what the shop could not take over', async () => {
    fakeApi({ [put]: refuse('too-many-lists'), [list]: [] });
    expect(await read(true)).toEqual([]);
    expect(readGuestLists(nl)).toEqual([living]);
  });
});

import { openTurkey } from './turkey.ts';

const { listCities, listCounties } = openTurkey();

describe('places in Turkey', () => {
  test('are 81 cities by plate code, in the order of their own alphabet', async () => {
    const cities = await listCities();
    expect(cities).toHaveLength(81);
    expect(cities.find(({ id }) => id === '34')?.name).toBe('İstanbul');
    const names = cities.map(({ name }) => name);
    expect(names.indexOf('Çanakkale')).toBeGreaterThan(names.indexOf('Bursa'));
    expect(names.indexOf('Çanakkale')).toBeLessThan(names.indexOf('Denizli'));
    // An English order has them the other way round.
    expect(names.indexOf('Şanlıurfa')).toBeGreaterThan(names.indexOf('Sivas'));
  });

  test('have counties with ids that can stand in an address, each once', async () => {
    const cities = await listCities();
    const all = (await Promise.all(cities.map(({ id }) => listCounties(id)))).flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ id }) => !/^\d{2}-[a-z0-9-]+$/.test(id))).toEqual([]);
    expect(all).toContainEqual({ id: '34-kadikoy', name: 'Kadıköy' });
  });

  test('are none in a city nobody knows', async () => {
    expect(await listCounties('99')).toEqual([]);
  });
});

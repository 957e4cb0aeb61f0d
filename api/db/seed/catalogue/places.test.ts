import { variantsIn } from '../../../../config/pictures/places.ts';
import { readSeedPages } from '../content/seed-content.ts';
import { categoryRows } from './category-rows.ts';
import { seenInRooms } from './seen-in-rooms.ts';

const rooms = Object.keys(seenInRooms);
const pathOf = (file: string) => `/media/${file}`;
/** The narrowest window, and the smallest target that WCAG 2.2 lets stand alone (2.5.8), CSS pixels. */
const narrowest = 320;
const target = 24;

describe('what is seen in the pictures of rooms', () => {
  it('is known of each room', () => {
    expect(rooms).toHaveLength(20);
    expect(variantsIn('/media/sofa-oslo-3-main.webp')).toEqual([]);
    expect(variantsIn('/media/constructor')).toEqual([]);
  });

  it.each(rooms)('%s: the very variants whose gallery has it, as `npm run places` wrote them', (file) => {
    const seen = variantsIn(pathOf(file)).map(({ vsin }) => vsin);
    expect(seen.toSorted()).toEqual((seenInRooms[file] ?? []).map(({ vsin }) => vsin).sort());
  });

  it.each(rooms)(
    '%s: points lie in the picture, from left to right, and a finger hits one of them',
    (file) => {
      const places = variantsIn(pathOf(file));
      expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b));
      const points = places.map(
        ({ x, y }) => [(x / 100) * narrowest, ((y / 100) * narrowest * 2) / 3] as const,
      );
      for (const [index, [x, y]] of points.entries()) {
        const edge = Math.min(x, narrowest - x, y, (narrowest * 2) / 3 - y);
        expect(edge).toBeGreaterThan(target / 2);
        for (const [otherX, otherY] of points.slice(index + 1))
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(target);
      }
    },
  );
});

describe('pages that lead to what is seen', () => {
  const shoppable = readSeedPages().flatMap(({ site, alias, device, slots }) =>
    slots.flatMap(({ context }) =>
      'isShoppable' in context && context.isShoppable
        ? [{ page: `${site} ${alias} ${device}`, context }]
        : [],
    ),
  );

  it('are the home page of each site on each device, and campaigns', () => {
    const homes = new Set(shoppable.map(({ page }) => page).filter((page) => page.includes(' index ')));
    expect(homes.size).toBe(14);
    expect(shoppable.length).toBeGreaterThan(40);
  });

  it.each(shoppable)('$page shows a picture of which it is known', ({ context }) => {
    expect(JSON.parse(JSON.stringify(context))).toMatchObject({ image: { path: expect.any(String) } });
    const { image } = JSON.parse(JSON.stringify(context));
    expect(variantsIn(image.path).length).toBeGreaterThan(2);
  });

  it('are those of the departments too', () => {
    const pictured = categoryRows.flatMap(({ media }) => media ?? []).filter(({ kind }) => kind === 'room');
    expect(pictured).toHaveLength(8);
    for (const { file } of pictured) expect(variantsIn(pathOf(file)).length).toBeGreaterThan(2);
  });
});

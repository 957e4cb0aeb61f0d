import { getSite } from '@/lib/sites/sites';
import { pageMetadata } from './metadata';

const site = getSite('nl');
const page = { site, path: '/nl/banken-c-C11', title: 'Banken' };

describe('pageMetadata', () => {
  it('uses the title of a page that is described', async () => {
    expect(await pageMetadata({ ...page, description: 'Banken van eiken en linnen.' })).toMatchObject({
      title: 'Banken',
      description: 'Banken van eiken en linnen.',
      alternates: { canonical: '/nl/banken-c-C11' },
      robots: { index: true, follow: true },
    });
  });

  it.each([undefined, null, '', 'abc', ' abc '])(
    'falls back to the site when the description is %j (§5)',
    async (description) => {
      const metadata = await pageMetadata({ ...page, description });
      expect(metadata.title).toBeUndefined();
      expect(metadata.description).toBe(site.description);
    },
  );

  it.each([
    ['Banken', 'Banken'],
    ['Slaapbank Rome, vierzits, met chaise longue, zandkleurig', null],
    ['Welkom bij Linden Wonen', null],
  ])('leaves the name of the shop behind "%s" as long as there is room for both', async (title, plain) => {
    const metadata = await pageMetadata({ ...page, title, description: 'Een bank.' });
    expect(metadata.title).toEqual(plain ?? { absolute: title });
  });

  it('cuts a title that no search result would show whole', async () => {
    const title = 'Een heel lange naam voor een bank die niemand ooit helemaal zou lezen in een lijst';
    const metadata = await pageMetadata({ ...page, title, description: 'Een bank.' });
    expect(metadata.title).toEqual({
      absolute: 'Een heel lange naam voor een bank die niemand ooit helemaal…',
    });
  });

  it('leaves what is shared of a product to its page, which says that it is one', async () => {
    const shared = { kind: 'product', id: 'V1' } as const;
    expect((await pageMetadata({ ...page, shared })).openGraph).not.toHaveProperty('type');
    expect((await pageMetadata(page)).openGraph).toHaveProperty('type', 'website');
  });

  it('keeps pages that are not indexed out, with their title', async () => {
    expect(await pageMetadata({ ...page, noindex: true })).toMatchObject({
      title: 'Banken',
      robots: { index: false, follow: true },
    });
  });
});

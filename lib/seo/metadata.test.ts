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

  it('keeps pages that are not indexed out, with their title', async () => {
    expect(await pageMetadata({ ...page, noindex: true })).toMatchObject({
      title: 'Banken',
      robots: { index: false, follow: true },
    });
  });
});

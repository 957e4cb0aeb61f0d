import { setTimeout } from 'node:timers/promises';
import { openSites } from '../api/contract/sites';
import { editionsOf } from '../sites/editions';
import {
  countTypes,
  equalDescriptions,
  type Fetch,
  linkFlaws,
  pathOf,
  readPages,
  readSitemaps,
  unequalSisters,
} from './crawl/crawl';
import { tellRead } from './engines/count';
import { expect, test } from './test';

/** Of goods each such is read, of lists and pages six times as many; others on each site. `CRAWL=1` reads all. */
const everySo = Number(process.env.CRAWL || 60);
const everyPage = Math.ceil(everySo / 6);
const mostTries = 30;
/** Of so many pages all sisters are read, too. */
const mostSisters = everySo === 1 ? 0 : 5;

const share = (paths: readonly string[], every: number, from: number) =>
  paths.filter((_, at) => at % every === from % every);

test('pages of every open site are found, linked, name their sisters and speak their own language', async ({
  request,
}) => {
  test.setTimeout(everySo === 1 ? 1_800_000 : 300_000);
  let asked = 0;
  const fetchPath: Fetch = async (path) => {
    for (let tries = 1; ; tries += 1) {
      asked += 1;
      const headers = { 'x-forwarded-for': `10.200.${Math.floor(asked / 250) % 250}.${asked % 250}` };
      const answer = await request.get(path, { maxRedirects: 0, headers });
      const isBusy = answer.status() === 503 && tries < mostTries;
      if (!isBusy) {
        const isMoved = answer.status() >= 300 && answer.status() < 400;
        const location = isMoved ? (answer.headers().location ?? null) : null;
        return { status: answer.status(), location, text: () => answer.text() };
      }
      // It says itself that it is to be asked again.
      await setTimeout(1000);
    }
  };
  const { paths: sitemaps, flaws } = await readSitemaps(fetchPath);
  expect(flaws, 'of the schemas of sitemaps').toEqual([]);
  const chosen = openSites.flatMap(editionsOf).flatMap(({ code }, index) => {
    const goods = [...sitemaps]
      .filter(([name]) => name.startsWith(`${code}-C`))
      .flatMap(([, paths]) => paths);
    const pages = sitemaps.get(`${code}-pages`) ?? [];
    expect([code, pages.length > 30, goods.length > 50]).toEqual([code, true, true]);
    return [...share(pages, everyPage, index), ...share(goods, everySo, index)];
  });
  const listed = [...sitemaps.values()].flat();
  expect(new Set(listed).size, 'each address stands in one sitemap').toBe(listed.length);

  const crawl = await readPages(fetchPath, chosen);
  expect([...crawl.flaws, ...equalDescriptions(crawl.pages)]).toEqual([]);
  const withSisters = [...crawl.pages.values()].map(({ alternates }) => Object.values(alternates));
  const sisters = await readPages(fetchPath, [
    ...new Set(
      withSisters
        .filter(({ length }) => length > 2)
        .slice(0, mostSisters)
        .flat()
        .map(pathOf),
    ),
  ]);
  expect(sisters.flaws).toEqual([]);
  expect(unequalSisters(new Map([...crawl.pages, ...sisters.pages]))).toEqual([]);
  expect(await linkFlaws(fetchPath, crawl, new Set(listed))).toEqual([]);
  // `npm run found` tells what it has read.
  if (everySo === 1)
    tellRead(
      test.info(),
      `${sitemaps.size} sitemaps, ${listed.length} addresses, ${crawl.pages.size} pages read with every link, none with a flaw; ` +
        `pages by type of structured data: ${JSON.stringify(countTypes(crawl.pages))}`,
    );
});

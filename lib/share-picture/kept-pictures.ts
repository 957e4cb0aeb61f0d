import { cached } from '@/lib/cache/cached';

const oneHourMs = 3_600_000;
const oneMinuteMs = 60_000;
/** Some 25 MB. A shop is shared by few of its pages at a time. */
const mostPictures = 300;
/** A word on each: whether there is such a page. */
const mostAddresses = 5000;
/** A visitor of a page is told after 4.8 s that it cannot be had. */
const waitMs = { page: 1500, picture: 3000 };

type Sources = {
  hasPage(key: string): Promise<boolean>;
  /** Null for a page that has gone. */
  draw(key: string): Promise<Buffer | null>;
};

/**
 * Pictures by address, each made when it is first asked for. What takes room among them has been found to be a page:
 * however many addresses are made up, they push no picture out.
 */
export function createKeptPictures({ hasPage, draw }: Sources): (key: string) => Promise<Buffer | null> {
  const pages = cached<string, boolean>(hasPage, {
    freshMs: (isPage) => (isPage ? oneHourMs : oneMinuteMs),
    max: mostAddresses,
    waitMs: waitMs.page,
  });
  const pictures = cached<string, Buffer | null>(draw, {
    freshMs: (picture) => (picture ? oneHourMs : oneMinuteMs),
    max: mostPictures,
    waitMs: waitMs.picture,
  });
  return async (key) => ((await pages.get(key)) ? pictures.get(key) : null);
}

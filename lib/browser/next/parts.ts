/*
 * What browsers get in place of parts of Next that this shop has no use for (`turbopack.resolveAlias` in next.config.mjs,
 * decision 38). `parts.test.ts` reads in Next's own files what they take of them.
 */

/** Of `lib/constants`, which names all headers of servers too. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';

/** Of `links`, which watches over each `next/link`: the links of this shop are `components/layout/follow-links.tsx`. */
export const pingVisibleLinks = () => {};
export const setLinkForCurrentNavigation = () => {};
export const getLinkForCurrentNavigation = () => null;

/** There are no server actions. */
export function serverActionReducer(): never {
  throw new Error('No server actions here');
}

/** Of what tells developers about links with `prefetch`. */
export const createLinkPrefetchPartialError = (path: string) => new Error(path);

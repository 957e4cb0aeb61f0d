/** @jest-environment node */
import { clientReach, storefront } from './client-reach.ts';
import { sourcesOf } from './sources.ts';

/**
 * Per cent of the storefront's lines. To be lowered with what is reached, in steps of a half; raised by one for the
 * forms of reviews, samples, favourites without an account and mails of return, by a half for calendars, the search in
 * questions, the total of a basket that is out of sight and a gift card that is seen while it is filled in. Some lines are
 * loaded after the page (`components/layout/late-part-list.tsx`), which lives in browsers alone.
 */
const mostLinesInBrowsers = 68.5;

describe('the storefront', () => {
  const root = process.cwd();
  const { share } = clientReach(root, sourcesOf(root, storefront));

  it(`sends at most ${mostLinesInBrowsers} % of its lines to browsers: give the server part to a server component and pass it as children or as a named part (as basket-page-view.tsx does), put 'use client' on the smallest piece that needs it, and move what only the server uses out of files that islands import`, () => {
    expect(share * 100).toBeLessThanOrEqual(mostLinesInBrowsers);
  });
});

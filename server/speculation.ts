import type { IncomingMessage, ServerResponse } from 'node:http';
import { personalAreas } from '../lib/routes/personal-areas.ts';

const address = '/speculation-rules.json';

/**
 * Which pages a browser may draw before they are asked for: those that links lead to which are pointed at or pressed while the
 * page's own code is not there yet. From then on `FollowLinks` fetches them ahead itself, in fewer bytes. Never pages for one
 * visitor, and none with a query: each of these is drawn for whoever asks.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { selector_matches: 'html:not([data-follows-links]) a[data-soft]:not([rel~=nofollow])' },
          { not: { href_matches: `/:site/(${personalAreas.join('|')})/*?` } },
          { not: { href_matches: '/*\\?(.+)' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
const body = JSON.stringify(rules);

/** Of pages that everyone may get. */
export const speculationHeaders = { 'speculation-rules': `"${address}"` };

export function isSpeculationRequest({ url }: IncomingMessage): boolean {
  return url === address;
}

export function sendSpeculationRules({ method }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'application/speculationrules+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'public, max-age=86400',
  });
  response.end(method === 'HEAD' ? undefined : body);
}

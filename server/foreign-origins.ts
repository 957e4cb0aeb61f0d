import type { Env } from '../lib/env/env.ts';
import type { ForeignOrigins } from './csp.ts';

/** Where tags of Google Analytics send to, whatever container brought them. */
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** What pages may reach beside the shop, by its settings; nothing when they name nobody. */
export function foreignOriginsOf({
  sentryDsn,
  chatScript,
  tagManager,
}: Pick<Env, 'sentryDsn' | 'chatScript' | 'tagManager'>): ForeignOrigins {
  return {
    connect: [...(sentryDsn ? [new URL(sentryDsn).origin] : []), ...(tagManager ? analytics : [])],
    scripts: [chatScript, tagManager].flatMap((script) => (script ? [script.origin] : [])),
  };
}

/** Why a page could not be rendered: something the shop needs is away for a while, or the shop itself is wrong. */
export type FailureKind = 'outage' | 'bug';

/** The failures met while one page is rendered. */
export type RenderFailures = { kinds: FailureKind[] };

/** Where the server keeps them for whoever runs within a rendering, also in the module graph of Next. */
export const failuresKey = Symbol.for('linden.render-failures');

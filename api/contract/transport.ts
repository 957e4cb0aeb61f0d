/** What every server that answers for the API keeps to, also the storefront that hands calls on to another one. */

/** The header in which the server in front of the API names the client; whatever a client sends in it is replaced. */
export const clientIpHeader = 'x-linden-client';

export const maxRequestBytes = 256 * 1024;

/** Of every answer. */
export const answerHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

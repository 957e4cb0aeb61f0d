import type { IncomingMessage, ServerResponse } from 'node:http';

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};
const oneYear = 31_536_000;

function isHttps(request: IncomingMessage): boolean {
  return (
    String(request.headers['x-forwarded-proto'] ?? '')
      .split(',')[0]
      ?.trim() === 'https'
  );
}

/** Headers of every answer. HSTS only behind https, or a shop on plain localhost would lock browsers out. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
  if (isHttps(request))
    response.setHeader('strict-transport-security', `max-age=${oneYear}; includeSubDomains`);
}

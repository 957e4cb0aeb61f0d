import { siteCodes } from '@/api/contract/sites';
import { isBotRequest, prerenderHeader } from '@/lib/bots/is-bot-request';
import { env } from '@/lib/env/env';
import { homePath, sitePath } from '@/lib/routes/paths';
import { deviceOfRequest } from '@/lib/routes/template-document';
import { getSite, type Site, servedSites } from '@/lib/sites/sites';
import type { Role, StepResult, Visit } from './types';

type RequestParts = {
  pathname: string;
  query: URLSearchParams;
  header(name: string): string | null;
  /** Value of `roleCookie`. */
  role: string | undefined;
};

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    // `%E0%A4%A` and the like: an address that nothing has.
    return null;
  }
}

function toRole(value: string | undefined): Role {
  return value === 'customer' || value === 'admin' ? value : 'guest';
}

/**
 * Reads the request, or answers it at once where no served site is named: `/` and unknown sites go to the home
 * of the default site, another spelling of a site's code to the right one.
 */
export function toVisit(
  parts: RequestParts,
  served: readonly [Site, ...Site[]] = servedSites(),
): Visit | StepResult {
  const [first = '', ...rest] = parts.pathname.split('/').slice(1);
  const site = served.find(({ code }) => code === first);
  if (!site) {
    if (parts.pathname === '/design' && env().designPage)
      return { kind: 'redirect', to: sitePath(served[0].code, '/design'), status: 307 };
    const code = siteCodes.find((known) => known.toLowerCase() === first.toLowerCase());
    const isServed = served.some((one) => one.code === code);
    if (code && isServed)
      return { kind: 'redirect', to: ['', code, ...rest].join('/') || homePath(code), status: 308 };
    return { kind: 'redirect', to: homePath(served[0].code), status: 307 };
  }
  const segments = rest.filter((segment) => segment !== '').map(decode);
  const readable = segments.filter((segment) => segment !== null);
  if (readable.length < segments.length) return { kind: 'redirect', to: homePath(site.code), status: 307 };
  return {
    site: getSite(site.code),
    path: `/${readable.join('/')}`,
    segments: readable,
    query: parts.query,
    device: deviceOfRequest(parts.header),
    isBot: isBotRequest(parts.header('user-agent'), parts.header(prerenderHeader)),
    role: toRole(parts.role),
  };
}

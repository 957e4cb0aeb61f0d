import { isBotRequest, prerenderHeader } from '@/lib/bots/is-bot-request';
import { env } from '@/lib/env/env';
import { homePath, sitePath } from '@/lib/routes/paths';
import { deviceOfRequest } from '@/lib/routes/template-document';
import { getSite, type Site, servedEditions } from '@/lib/sites/sites';
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

function leftQuery(referrer: string | null, pathname: string): URLSearchParams {
  const left = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
  return new URLSearchParams(left?.pathname === pathname ? left.search : '');
}

function toRole(value: string | undefined): Role {
  return value === 'customer' || value === 'admin' ? value : 'guest';
}

/** The right address where another spelling of a site's code, or its language in another place, has been guessed. */
function meantAddress(
  [first = '', second = '', ...rest]: readonly string[],
  served: readonly Site[],
): string | null {
  const [code = '', spoken] = first.toLowerCase().split('-');
  const ofSite = served.filter(({ siteCode }) => siteCode.toLowerCase() === code);
  const own = ofSite.find(
    (site) => site.code.toLowerCase() === first.toLowerCase() || site.language === spoken,
  );
  const inside = own && ofSite.find(({ language }) => language === second.toLowerCase());
  const right = inside ?? own;
  if (!right || (!inside && right.code === first)) return null;
  return sitePath(right.code, (inside ? rest : [second, ...rest]).join('/'));
}

/** Who links to the shop as a whole names a campaign too; of any other address nothing is known. */
function campaignOf({ pathname, query }: RequestParts): string {
  return pathname === '/' && query.size > 0 ? `?${query}` : '';
}

/**
 * Reads the request, or answers it at once where no served site is named: `/` and unknown sites go to the home
 * of the default site. Another spelling of a site's code is read as the right one, to which the visit then leads.
 */
export function toVisit(
  parts: RequestParts,
  served: readonly [Site, ...Site[]] = servedEditions(),
): Visit | StepResult {
  const plain = parts.pathname.replace(/(?<=.)\/+$/, '');
  const meant = meantAddress(plain.split('/').slice(1), served) ?? (plain === parts.pathname ? null : plain);
  const [first = '', ...rest] = (meant ?? parts.pathname).split('/').slice(1);
  const site = served.find(({ code }) => code === first);
  if (!site) {
    if (parts.pathname === '/design' && env().designPage)
      return { kind: 'redirect', to: sitePath(served[0].code, '/design'), status: 307 };
    return { kind: 'redirect', to: homePath(served[0].code) + campaignOf(parts), status: 307 };
  }
  const segments = rest.filter((segment) => segment !== '').map(decode);
  const readable = segments.filter((segment) => segment !== null);
  if (readable.length < segments.length) return { kind: 'redirect', to: homePath(site.code), status: 307 };
  return {
    site: getSite(site.code),
    path: `/${readable.join('/')}`,
    segments: readable,
    query: parts.query,
    leftQuery: leftQuery(parts.header('referer'), parts.pathname),
    device: deviceOfRequest(parts.header),
    isBot: isBotRequest(parts.header('user-agent'), parts.header(prerenderHeader)),
    role: toRole(parts.role),
    meant,
  };
}

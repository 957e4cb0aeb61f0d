/** Whether texts have the form a setting wants; nothing here throws, because what libraries throw quotes the text. */

function parse(text: string): URL | null {
  return !/[\s\\]/.test(text) && URL.canParse(text) ? new URL(text) : null;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `fetch` refuses addresses with a password, and quotes them. */
export function isWebUrl(text: string): boolean {
  const url = parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && !/[?#]/.test(text) && !url.username && !url.password
  );
}

/** An address that people of the shop open: never in the clear; it may have a query. */
export function isSecureUrl(text: string): boolean {
  const url = parse(text);
  return url !== null && url.protocol === 'https:' && !url.username && !url.password;
}

export function isOrigin(text: string): boolean {
  return isWebUrl(text) && new URL(text).pathname === '/';
}

/**
 * An address of a service; without a host after the user too, which `URL` does not know and databases do
 * (`postgres://user:password@/name?host=/folder-of-the-socket`).
 */
export function readServiceUrl(text: string): { url: URL; host: string } | null {
  const url = parse(text);
  if (url !== null) return { url, host: url.hostname };
  const [start = '', rest, ...more] = text.split('@/');
  const hosted = rest === undefined ? null : parse(`${start}@none/${rest}`);
  return hosted === null || more.length > 0 || hosted.pathname.includes('@')
    ? null
    : { url: hosted, host: '' };
}

/**
 * @param protocols without `://`
 * @param place what host, path and query may be
 */
export function isServiceUrl(text: string, protocols: readonly string[], place: RegExp): boolean {
  const { url, host } = readServiceUrl(text) ?? { url: null, host: '' };
  if (url === null || !protocols.some((protocol) => text.startsWith(`${protocol}://`))) return false;
  if (url.hash !== '' || !place.test(host + url.pathname + url.search)) return false;
  return [url.username, url.password, host, url.pathname].every(isDecodable);
}

/** Of an error-reporting project: `https://key@host/project`. */
export function isReportUrl(text: string): boolean {
  return parse(text) !== null && /^https?:\/\/\w+(?::\w+)?@[\w.-]+(?::\d+)?(?:\/[\w.-]+)*\/\d+$/.test(text);
}

/** A name or an address to listen on. */
export function isHost(text: string): boolean {
  if (text.includes(':')) return /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
  return /^[\w.-]+$/.test(text) && URL.canParse(`http://${text}`);
}

const byte = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const version4 = new RegExp(`^${byte}(?:\\.${byte}){3}$`);

/** As many bits as the mask begins with; of one with a gap, none. */
function bitsOfMask(mask: string): number {
  const bits = mask.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return /^1*0*$/.test(bits.join('')) ? bits.join('').lastIndexOf('1') + 1 : 0;
}

/** An address, `address/prefix`, `address/mask`, or a name for the networks inside a house. */
export function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}|[\d.]{7,15}))?$/.exec(text) ?? [];
  if (prefix?.includes('.')) return version4.test(address) && version4.test(prefix) && bitsOfMask(prefix) > 0;
  const bits = version4.test(address) ? 32 : address.includes(':') && isHost(address) ? 128 : 0;
  return bits > 0 && (prefix === undefined || (Number(prefix) > 0 && Number(prefix) <= bits));
}

/** `name@domain`, or `Name <name@domain>`. */
export function isMailbox(text: string): boolean {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1]?.trim() ?? text;
  return (
    /^[^\s@<>,;:"()[\]\\]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u.test(address) &&
    text.length <= 320
  );
}

/** The texts of a service account that a setting holds; null when it is none. */
export function readServiceAccount(text: string): { private_key: string } | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { project_id, client_email, private_key }: Partial<Record<string, unknown>> = { ...value };
    if (typeof project_id !== 'string' || typeof client_email !== 'string') return null;
    return typeof private_key === 'string' && private_key.startsWith('-----BEGIN ') ? { private_key } : null;
  } catch {
    return null;
  }
}

/** JSON, or what may be a path: the file is looked at by those who can. */
export function isServiceAccount(text: string): boolean {
  return text.startsWith('{') ? readServiceAccount(text) !== null : isPath(text);
}

export function isPath(text: string): boolean {
  return /^[^\p{Cc}"{}]{1,1000}$/u.test(text);
}

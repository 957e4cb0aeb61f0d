/**
 * Where all calls of an API lie: `https://api.shop.test/v1` → `https://api.shop.test/v1/api`, below which `/<site>/…`
 * follows. An address that names `/api` already is the same one.
 */
export function apiBase(apiUrl: string): string {
  const { origin, pathname } = new URL(apiUrl);
  const path = pathname.replace(/\/+$/, '').replace(/\/api$/, '');
  return `${origin}${path}/api`;
}

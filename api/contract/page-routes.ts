/**
 * Calls that browsers open themselves, which answer with a page or with the way back to the shop instead of JSON:
 * paths below `/api/<site>/`, an asterisk standing for one segment.
 */
export const pageRoutes = [
  'payment-return/*',
  'sandbox-payment/*',
  'subscribe/confirm',
  'subscribe/unsubscribe',
] as const;

const patterns = pageRoutes.map((route) => new RegExp(`^${route.replace('*', '[^/]+')}$`));

/** @param path below `/api/<site>/` */
export function isPageRoute(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

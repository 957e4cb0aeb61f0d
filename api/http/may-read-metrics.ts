import { isSameText } from './same-text.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Whether this caller may read the metrics: with the token when one is set, otherwise only from this machine and
 * through no proxy, because behind one on this machine everybody would come from it.
 */
export function mayReadMetrics(headers: Headers, clientIp: string, token: string | undefined): boolean {
  if (token) return isSameText(headers.get('authorization') ?? '', `Bearer ${token}`);
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers.has(name));
  return loopback.test(clientIp) && !isForwarded;
}

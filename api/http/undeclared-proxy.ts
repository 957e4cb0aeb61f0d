import type { IncomingMessage } from 'node:http';
import { networkOf } from './rate-limits.ts';

/** Whether somebody between the client and us says to have handed this on. Anybody can say so. */
export function isForwarded({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.via !== undefined;
}

/**
 * Tells once that a proxy may be taken for a client, by the first request that says so: all shoppers would be one, share
 * its limits, and meet them together.
 */
export function createProxyWarning(
  isTrusted: (address: string) => boolean,
): (request: IncomingMessage) => void {
  let hasWarned = false;
  return ({ headers, socket: { remoteAddress } }) => {
    if (hasWarned || !remoteAddress || headers['x-forwarded-for'] === undefined) return;
    if (isTrusted(remoteAddress)) return;
    hasWarned = true;
    console.warn(
      `${networkOf(remoteAddress)} sends X-Forwarded-For: if it is a proxy, TRUSTED_PROXIES should name it, or all its visitors share the limits of one.`,
    );
  };
}

import { isbot } from 'isbot';

/** Set by programs that fetch pages for crawlers under the agent of a browser. */
export const prerenderHeader = 'x-prerender';

/** Whether a program asks (§6): by the flag of `prerenderHeader`, any value but `0`, or by its agent. */
export function isBotRequest(userAgent: string | null | undefined, flag?: string | null): boolean {
  if (flag && flag !== '0') return true;
  return isbot(userAgent);
}

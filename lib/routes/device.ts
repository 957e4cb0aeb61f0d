export type Device = 'desktop' | 'mobile';

const mobileAgents = /\bMobi|Android|iPhone|iPod|Opera Mini|webOS/i;

/**
 * The device a page is rendered for: its user agent's (§9; the width of the window is known only in the
 * browser). Shared by middleware and the page cache, so both choose alike.
 */
export function deviceOf(userAgent: string | null | undefined): Device {
  return userAgent && mobileAgents.test(userAgent) ? 'mobile' : 'desktop';
}

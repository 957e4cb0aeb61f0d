export type Device = 'desktop' | 'mobile';

/** At most this wide, px, a window shows what phones are shown (§9). */
export const widestMobile = 992;

const mobileAgents = /\bMobi|Android|iPhone|iPod|Opera Mini|webOS/i;

/** The device of a user agent. Of a request `deviceOfRequest` knows more. */
export function deviceOf(userAgent: string | null | undefined): Device {
  return userAgent && mobileAgents.test(userAgent) ? 'mobile' : 'desktop';
}

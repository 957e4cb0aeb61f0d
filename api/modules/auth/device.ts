/** The first that fits: later ones name the earlier ones as well. */
const browsers = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/**
 * Browser and system of a call, as their makers name them: `Firefox, Windows`; null when neither is known. No version
 * and nothing else that is sent: it is for the owner of a session to tell it from the others.
 */
export function deviceOf({ headers }: Request): string | null {
  const agent = headers.get('user-agent') ?? '';
  const named = [browsers, systems].flatMap((kinds) => kinds.find(([, fits]) => fits.test(agent))?.[0] ?? []);
  return named.length > 0 ? named.join(', ') : null;
}

import { deviceOf, widestMobile } from './device';
import { windowCookie } from './header-names';

const lifetimeSeconds = 30 * 24 * 60 * 60;

function writeWindowCookie(isNarrow: boolean): void {
  const isKept = document.cookie.includes(`${windowCookie}=narrow`);
  if (isNarrow === isKept) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = isNarrow ? lifetimeSeconds : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${windowCookie}=narrow; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/**
 * Tells the server, from the next page on, that a desktop's window is as narrow as a phone's; of phones it knows. It says
 * how a page is laid out and nothing of whoever reads it. Returns what ends it.
 */
export function keepWindowCookie(): () => void {
  if (deviceOf(navigator.userAgent) === 'mobile') return () => {};
  const query = window.matchMedia(`(max-width: ${widestMobile}px)`);
  const write = () => writeWindowCookie(query.matches);
  write();
  query.addEventListener('change', write);
  return () => query.removeEventListener('change', write);
}

import type { ShopEvent } from './events';
import { toDataLayerEntry } from './to-data-layer';

/** The array that Google Tag Manager reads; other adapters may read it as well. Without a container nobody does. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** What the visitor allows, by the shop's purposes. */
type Allowed = Readonly<Record<'statistics' | 'personalisation' | 'marketing', boolean>>;
type Signal = 'granted' | 'denied';

const signal = (isGranted: boolean): Signal => (isGranted ? 'granted' : 'denied');

/** Signals of Google's Consent Mode v2. */
function toSignals({ statistics, personalisation, marketing }: Allowed): Readonly<Record<string, Signal>> {
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(statistics),
    personalization_storage: signal(personalisation),
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

function layer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** The tag manager takes commands as `arguments`, and nothing else that looks like a list. */
function command(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments);
}

/** Says that nothing is allowed. Comes before everything else in the data layer. */
export function openDataLayer(): void {
  command('consent', 'default', toSignals({ statistics: false, personalisation: false, marketing: false }));
}

export function tellConsent(allowed: Allowed): void {
  command('consent', 'update', toSignals(allowed));
}

/** Products of an event would stay in the tag manager's memory and be counted with the next one. */
const nothingForSale = { ecommerce: null };

export function pushEvent(event: ShopEvent): void {
  const entry = toDataLayerEntry(event);
  if ('ecommerce' in entry) layer().push(nothingForSale);
  layer().push(entry);
}

/** Loads the container; once, however often it is asked for. */
export function loadTagManager(address: string): void {
  if ([...document.scripts].some(({ src }) => src === address)) return;
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

import { consentKey } from '../lib/consent/consent-key';
import { allAllowed, type Choices, noneAllowed } from '../lib/consent/purposes';
import { consentVersion } from '../lib/consent/store';
import { storageKey } from '../lib/storage/storage';
import { welcomePopup } from './remote-config';
import { origin } from './server';
import { shop } from './site';

type Stored = { name: string; value: unknown };

function browserWith(...stored: Stored[]) {
  const localStorage = stored.map(({ name, value }) => ({
    name,
    value: JSON.stringify({ value, expiresAt: null }),
  }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

const chosen = (choices: Choices): Stored => ({
  name: consentKey,
  value: { version: consentVersion, decidedAt: new Date().toISOString(), choices },
});
const popupSeen: Stored = {
  name: storageKey(shop.locale, `popup.${shop.code}.${welcomePopup.cacheKey}`),
  value: true,
};

/**
 * What a browser keeps of a choice about consent, for `storageState`. Journeys begin with a refusal, and the welcome popup
 * seen: nothing asks then.
 */
export const refused = browserWith(chosen(noneAllowed), popupSeen);
export const accepted = browserWith(chosen(allAllowed), popupSeen);
/** May be measured, and stays nobody: who allows personalisation becomes a guest by it. */
export const measured = browserWith(chosen({ ...allAllowed, personalisation: false }), popupSeen);
/** Nobody has asked yet; the popup waits for that. */
export const undecided = { cookies: [], origins: [] };
/** Has decided, and not seen the popup. */
export const newcomer = browserWith(chosen(noneAllowed));

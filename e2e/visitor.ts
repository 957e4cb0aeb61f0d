import { allAllowed, type Choices, noneAllowed } from '../lib/consent/purposes';
import { consentKey, consentVersion } from '../lib/consent/store';
import { port } from './server';

function decided(choices: Choices) {
  const value = { version: consentVersion, decidedAt: new Date().toISOString(), choices };
  const stored = { name: consentKey, value: JSON.stringify({ value, expiresAt: null }) };
  return { cookies: [], origins: [{ origin: `http://localhost:${port}`, localStorage: [stored] }] };
}

/** What a browser keeps of a choice about consent, for `storageState`. Journeys begin with a refusal, as nothing asks then. */
export const refused = decided(noneAllowed);
export const accepted = decided(allAllowed);
export const undecided = { cookies: [], origins: [] };

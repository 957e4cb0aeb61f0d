import { createBroadcast } from '@/lib/storage/broadcast';
import { readStored, removeStored, writeStored } from '@/lib/storage/storage';
import { consentKey } from './consent-key';
import { type Choices, noneAllowed, type Purpose, purposes } from './purposes';

/**
 * What the visitor allows. Until something is chosen nothing is allowed. Kept in this browser and nowhere else: time,
 * version of the words and choice are the proof that it was given.
 */
export type Consent = {
  /** `signal`: the browser refuses for its owner (Global Privacy Control, Do Not Track); a choice made here outweighs it. */
  source: 'none' | 'choice' | 'signal';
  choices: Choices;
  /** ISO date-time of the choice. */
  decidedAt: string | null;
};
type Decision = {
  version: number;
  decidedAt: string;
  choices: Choices;
  /** Who else would hear of it, as the settings said then; left out where that was nobody. */
  others?: string | undefined;
};

/** Of the questions that are asked; raise it with a new purpose or another use, and everybody is asked again. */
export const consentVersion = 1;
/** Six months; then it is asked again. */
export const keptMinutes = 182 * 24 * 60;

const { publish, subscribe } = createBroadcast();
/** For as long as the document lives, where the browser stores nothing. */
let unstored: Decision | null = null;

/** The tag manager, where the shop has one. */
const others = () => document.documentElement.dataset.tagManager;

/** Whoever has come to hear of it since then was not agreed to. */
function coversOthers(decision: object): boolean {
  const current = others();
  return current === undefined || ('others' in decision && decision.others === current);
}

function isDecision(value: unknown): value is Decision {
  if (typeof value !== 'object' || value === null) return false;
  if (!('version' in value && 'decidedAt' in value && 'choices' in value)) return false;
  const { version, decidedAt, choices } = value;
  if (version !== consentVersion || typeof decidedAt !== 'string') return false;
  if (typeof choices !== 'object' || choices === null) return false;
  const given = new Map<string, unknown>(Object.entries(choices));
  const involvesOthers = given.get('statistics') === true || given.get('marketing') === true;
  if (involvesOthers && !coversOthers(value)) return false;
  return purposes.every((purpose) => typeof given.get(purpose) === 'boolean');
}

function isRefusedByBrowser(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}

export function readConsent(): Consent {
  const decision = readStored(consentKey, isDecision) ?? unstored;
  if (decision) return { source: 'choice', choices: decision.choices, decidedAt: decision.decidedAt };
  return { source: isRefusedByBrowser() ? 'signal' : 'none', choices: noneAllowed, decidedAt: null };
}

export function hasConsent(purpose: Purpose): boolean {
  return readConsent().choices[purpose];
}

/** Keeps the choice and tells whoever listens, in other tabs too. */
export function decide(choices: Choices): void {
  const decidedAt = new Date().toISOString();
  const decision: Decision = { version: consentVersion, decidedAt, choices, others: others() };
  writeStored(consentKey, decision, keptMinutes);
  const kept = readStored(consentKey, isDecision);
  const isKept =
    kept?.decidedAt === decidedAt && purposes.every((purpose) => kept.choices[purpose] === choices[purpose]);
  // A full storage must not keep what was decided before.
  if (!isKept) removeStored(consentKey);
  unstored = isKept ? null : decision;
  publish();
}

const fingerprint = ({ source, choices, decidedAt }: Consent) =>
  [source, decidedAt, ...purposes.map((purpose) => choices[purpose])].join();

/** Calls back with every change, whichever tab made it; not at the start. Returns what ends that. */
export function onConsent(listener: (consent: Consent) => void): () => void {
  let known = fingerprint(readConsent());
  const check = () => {
    const consent = readConsent();
    const now = fingerprint(consent);
    if (now === known) return;
    known = now;
    listener(consent);
  };
  // A page that comes back from the browser's cache has missed what other tabs wrote.
  window.addEventListener('pageshow', check);
  const end = subscribe(check);
  return () => {
    window.removeEventListener('pageshow', check);
    end();
  };
}

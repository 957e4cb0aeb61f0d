import { consentKey } from './consent-key';
import { allAllowed, noneAllowed } from './purposes';
import { type Consent, decide, hasConsent, onConsent, readConsent } from './store';

const { defineProperty } = Object;

function setSignal(name: 'globalPrivacyControl' | 'doNotTrack', value: unknown): void {
  defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  window.localStorage.clear();
  jest.useRealTimers();
});
afterEach(() => {
  setSignal('globalPrivacyControl', undefined);
  setSignal('doNotTrack', null);
});

it('allows nothing before a choice', () => {
  expect(readConsent()).toEqual({ source: 'none', choices: noneAllowed, decidedAt: null });
  expect(hasConsent('statistics')).toBe(false);
});

it('keeps what was chosen with its time', () => {
  const before = Date.now();
  decide({ ...noneAllowed, statistics: true });
  const { source, choices, decidedAt } = readConsent();
  expect([source, choices]).toEqual(['choice', { ...noneAllowed, statistics: true }]);
  expect(Date.parse(decidedAt ?? '')).toBeGreaterThanOrEqual(before);
  expect(hasConsent('statistics')).toBe(true);
  expect(hasConsent('marketing')).toBe(false);
});

it('asks again after six months', () => {
  jest.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') });
  decide(allAllowed);
  jest.setSystemTime(new Date('2026-06-30T12:00:00Z'));
  expect(readConsent().source).toBe('choice');
  jest.setSystemTime(new Date('2026-07-03T12:00:00Z'));
  expect(readConsent()).toMatchObject({ source: 'none', choices: noneAllowed });
});

it.each([
  [
    'another version of the questions',
    { version: 0, decidedAt: '2026-01-01T00:00:00Z', choices: allAllowed },
  ],
  ['a purpose that was not asked for', { version: 1, decidedAt: '2026-01-01T00:00:00Z', choices: {} }],
  ['something else', 'yes'],
])('does not take %s for a choice', (_case, value) => {
  window.localStorage.setItem(consentKey, JSON.stringify({ value, expiresAt: null }));
  expect(readConsent().source).toBe('none');
});

it.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)('takes %s for a refusal, until something else is chosen here', (name, value) => {
  setSignal(name, value);
  expect(readConsent()).toMatchObject({ source: 'signal', choices: noneAllowed });
  decide(allAllowed);
  expect(readConsent()).toMatchObject({ source: 'choice', choices: allAllowed });
});

it('asks again once somebody else would hear of it, and not once nobody does any more', () => {
  const { dataset } = document.documentElement;
  decide(allAllowed);
  dataset.tagManager = 'https://tags.example/gtm.js?id=GTM-1';
  expect(readConsent()).toMatchObject({ source: 'none', choices: noneAllowed });
  decide(allAllowed);
  expect(readConsent().source).toBe('choice');
  decide({ ...noneAllowed, personalisation: true });
  dataset.tagManager = 'https://tags.example/gtm.js?id=GTM-2';
  expect(readConsent().source).toBe('choice');
  decide(allAllowed);
  delete dataset.tagManager;
  expect(readConsent().source).toBe('choice');
});

it('tells of every change once, in this tab and of others, and nothing of other storage', () => {
  const heard: Consent[] = [];
  const end = onConsent((consent) => heard.push(consent));
  window.dispatchEvent(new Event('storage'));
  expect(heard).toEqual([]);
  decide(allAllowed);
  window.dispatchEvent(new Event('storage'));
  expect(heard.map(({ choices }) => choices)).toEqual([allAllowed]);
  window.localStorage.removeItem(consentKey);
  window.dispatchEvent(new Event('storage'));
  expect(heard.map(({ source }) => source)).toEqual(['choice', 'none']);
  window.localStorage.setItem(
    consentKey,
    JSON.stringify({ value: { version: 1, decidedAt: 'x', choices: noneAllowed }, expiresAt: null }),
  );
  window.dispatchEvent(new Event('pageshow'));
  expect(heard.map(({ source }) => source)).toEqual(['choice', 'none', 'choice']);
  end();
  decide(allAllowed);
  expect(heard).toHaveLength(3);
});

it('keeps no former choice where the new one cannot be stored', () => {
  decide(allAllowed);
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  decide(noneAllowed);
  storage.mockRestore();
  expect(readConsent()).toMatchObject({ source: 'choice', choices: noneAllowed });
  expect(localStorage.getItem(consentKey)).toBeNull();
});

it('holds for this document where the browser stores nothing', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('quota');
  });
  decide(allAllowed);
  expect(readConsent()).toMatchObject({ source: 'choice', choices: allAllowed });
  refuse.mockRestore();
  decide(noneAllowed);
  window.localStorage.clear();
  expect(readConsent().source).toBe('none');
});

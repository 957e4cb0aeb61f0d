import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { consentKey } from '@/lib/consent/consent-key';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { siteRules } from '@/sites/rules';
import { tellConsent } from './tell-consent';

const call = 'POST personalisation/init';
const visitor = { visitorId: 'c-1', consent: true, profile: null, segments: [], subscriptions: [] };
const tell = () => tellConsent(siteRules.nl);
let asked: ReturnType<typeof fakeApi> = [];
const told = () => asked.map(({ items }) => items);

beforeEach(() => {
  asked = fakeApi({ [call]: [visitor] });
});
afterEach(clearVisit);

test('a guest who agrees is told of once, and of the withdrawal once', async () => {
  visitAs('Guest');
  decide(allAllowed);
  await tell();
  await tell();
  expect(told()).toEqual([[{ consent: true }]]);
  decide(noneAllowed);
  await tell();
  await tell();
  expect(told()).toEqual([[{ consent: true }], [{ consent: false }]]);
});

test('a guest who refuses is not spoken of', async () => {
  visitAs('Guest');
  await tell();
  decide(noneAllowed);
  await tell();
  expect(asked).toEqual([]);
});

test('nobody gets a session for it', async () => {
  decide(allAllowed);
  await tell();
  expect(asked).toEqual([]);
});

test('a customer who refuses here has what was agreed to elsewhere deleted', async () => {
  visitAs('Customer');
  decide(noneAllowed);
  await tell();
  await tell();
  expect(told()).toEqual([[{ consent: false }]]);
});

test('no choice is no refusal of a customer', async () => {
  visitAs('Customer');
  await tell();
  expect(asked).toEqual([]);
});

test('a choice that has run out is taken back', async () => {
  visitAs('Guest');
  decide(allAllowed);
  await tell();
  window.localStorage.removeItem(consentKey);
  await tell();
  expect(told()).toEqual([[{ consent: true }], [{ consent: false }]]);
});

test.each([true, undefined])(
  'a choice that has run out ends nothing in an account, whatever the browser says: %s',
  async (globalPrivacyControl) => {
    visitAs('Customer');
    decide(allAllowed);
    await tell();
    window.localStorage.removeItem(consentKey);
    Object.defineProperty(navigator, 'globalPrivacyControl', {
      value: globalPrivacyControl,
      configurable: true,
    });
    await tell();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    expect(told()).toEqual([[{ consent: true }]]);
  },
);

test('what could not be said is said the next time', async () => {
  visitAs('Guest');
  decide(allAllowed);
  asked = fakeApi({ [call]: refuse('unavailable') });
  await expect(tell()).rejects.toThrow();
  asked = fakeApi({ [call]: [visitor] });
  await tell();
  expect(told()).toEqual([[{ consent: true }]]);
});

test('a withdrawal makes the browser forget what was looked at', async () => {
  window.localStorage.setItem('linden.nl-NL.nl.recently-viewed', '{}');
  decide(noneAllowed);
  await tell();
  expect(window.localStorage.getItem('linden.nl-NL.nl.recently-viewed')).toBeNull();
});

import { waitFor } from '@testing-library/react';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { track } from '@/lib/analytics/track';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { siteRules } from '@/sites/rules';
import { tellVisits } from './tell-visits';

const call = 'POST personalisation/track';
const visitor = { visitorId: 'c-1', consent: true, profile: null, segments: [], subscriptions: [] };
const answers = {
  'POST personalisation/init': [visitor],
  'POST personalisation/segment': [visitor],
  [call]: [{ stored: 1 }],
};
const search = (term: string) => track({ name: 'search', term });
const toldOf = (asked: ReturnType<typeof fakeApi>) =>
  asked.filter((one) => one.call === call).flatMap(({ items }) => items);
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

let stop = () => {};
/** What other tests did in this document happened before the choice. */
function begin(): void {
  decide(noneAllowed);
  stop = tellVisits(() => siteRules.nl);
  decide(allAllowed);
}
beforeEach(() => visitAs('Guest'));
afterEach(() => {
  stop();
  decide(noneAllowed);
  clearVisit();
});

test('what was done before the choice is told once that allows it', async () => {
  const asked = fakeApi(answers);
  stop = tellVisits(() => siteRules.nl);
  search('lamp');
  hide();
  decide(allAllowed);
  hide();
  await waitFor(() => expect(toldOf(asked)).toEqual([{ kind: 'search', term: 'lamp' }]));
});

test('nothing is told of whoever refuses, whatever they allow later', async () => {
  const asked = fakeApi(answers);
  decide(noneAllowed);
  stop = tellVisits(() => siteRules.nl);
  search('bank');
  hide();
  decide(allAllowed);
  search('kast');
  hide();
  await waitFor(() => expect(toldOf(asked)).toEqual([{ kind: 'search', term: 'kast' }]));
});

test('a withdrawal takes what waits', async () => {
  const asked = fakeApi(answers);
  begin();
  search('tafel');
  decide(noneAllowed);
  hide();
  decide(allAllowed);
  search('stoel');
  hide();
  await waitFor(() => expect(toldOf(asked)).toEqual([{ kind: 'search', term: 'stoel' }]));
});

test('a withdrawal takes what could not be told just then', async () => {
  const failed = later(refuse('unavailable'));
  let asked = fakeApi({ ...answers, [call]: failed.answer });
  begin();
  search('wieg');
  hide();
  await waitFor(() => expect(toldOf(asked)).toHaveLength(1));
  decide(noneAllowed);
  failed.arrive();
  await failed.answer();
  asked = fakeApi(answers);
  decide(allAllowed);
  search('bureau');
  hide();
  await waitFor(() => expect(toldOf(asked)).toEqual([{ kind: 'search', term: 'bureau' }]));
});

test('what is refused holds up nothing that comes after it', async () => {
  let asked = fakeApi({ ...answers, [call]: refuse('invalid-input') });
  begin();
  search('krukje');
  hide();
  await waitFor(() => expect(toldOf(asked)).toHaveLength(1));
  asked = fakeApi(answers);
  search('poef');
  hide();
  await waitFor(() => expect(toldOf(asked)).toEqual([{ kind: 'search', term: 'poef' }]));
});

test('what could not be told goes with the next, in its order', async () => {
  let asked = fakeApi({ ...answers, [call]: refuse('unavailable') });
  begin();
  search('vaas');
  hide();
  await waitFor(() => expect(toldOf(asked)).toHaveLength(1));
  asked = fakeApi(answers);
  search('kleed');
  hide();
  await waitFor(() =>
    expect(toldOf(asked)).toEqual([
      { kind: 'search', term: 'vaas' },
      { kind: 'search', term: 'kleed' },
    ]),
  );
});

import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { siteRules } from '@/sites/rules';
import { tellProfile } from './profile';

const { nl } = siteRules;
const set = 'POST personalisation/profile';
const visitor = { visitorId: 'c-1', consent: true, profile: null, segments: [], subscriptions: [] };
const profile = {
  firstName: 'Sanne',
  lastName: 'de Wit',
  phone: '',
  email: 'sanne@example.nl',
  gender: '',
} as const;

afterEach(() => {
  decide(noneAllowed);
  clearVisit();
});

test('a profile is told under the id of its visitor, and of nobody who does not allow it', async () => {
  visitAs('Customer');
  const asked = fakeApi({ 'POST personalisation/init': [visitor], [set]: [visitor] });
  await tellProfile(nl, profile);
  expect(asked).toEqual([]);
  decide(allAllowed);
  await tellProfile(nl, profile);
  expect(asked.find(({ call }) => call === set)?.items).toEqual([{ ...profile, id: 'c-1' }]);
});

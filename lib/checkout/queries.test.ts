import { fakeApi, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { queryClient } from '@/lib/react-query/query-client';
import { siteRules } from '@/sites/rules';
import { paymentMethodsQuery, termsQuery } from './queries';

const { nl } = siteRules;

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

test('payment methods are those of this visitor, by the name the shop gives them', async () => {
  const method = { integrationType: 'sandbox', subIntegrationType: 'ideal' };
  const asked = fakeApi({
    'GET paymentmethods/availables': [{ ...method, paymentMethodTemplate: { name: 'iDEAL', logo: 'x' } }],
  });
  const methods = await queryClient().fetchQuery(paymentMethodsQuery(nl));
  expect(methods).toEqual([{ ...method, name: 'iDEAL', brands: ['iDEAL'], isCredit: false }]);
  expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${tokensOf('Guest').accessToken}`);
});

test('the terms are the texts of their page, without what else it shows', async () => {
  const asked = fakeApi({
    [`GET template/${nl.termsAlias}`]: [
      {
        slots: [
          { id: 'a', snippetCode: 'full-width-text', context: { body: '<p>Betaling</p>' } },
          { id: 'b', snippetCode: 'products', context: {} },
          { id: 'c', snippetCode: 'full-width-text', context: { body: '<p>Retour</p>' } },
        ],
      },
    ],
  });
  expect(await queryClient().fetchQuery(termsQuery(nl))).toEqual([
    { id: 'a', html: '<p>Betaling</p>' },
    { id: 'c', html: '<p>Retour</p>' },
  ]);
  expect(asked[0]?.headers.has('authorization')).toBe(false);
});

test('a page of terms without a word is a failure', async () => {
  fakeApi({ [`GET template/${nl.termsAlias}`]: [{ slots: [] }] });
  await expect(queryClient().fetchQuery(termsQuery(nl))).rejects.toThrow('no text');
});

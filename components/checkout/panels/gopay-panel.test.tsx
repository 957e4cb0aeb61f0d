import { screen } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import type { PanelState } from '@/lib/checkout/models';
import { siteRules } from '@/sites/rules';
import GoPayPanel from './gopay-panel';

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

function show() {
  const told: PanelState[] = [];
  const onTell = (state: PanelState) => void told.push(state);
  showInShop(
    <GoPayPanel
      site={siteRules.nl}
      due={{ amount: 2000, currency: 'EUR' }}
      wasTried={false}
      onTell={onTell}
    />,
  );
  return told;
}
const method = (label: string) => ({ paymentInstrument: label, label, group: 'wallet' });

test('what can be chosen on the page of GoPay is named before', async () => {
  fakeApi({ 'GET gopay/paymentmethods': [method('Kaart'), method('Apple Pay')] });
  const told = show();
  const names = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Kaart', 'Apple Pay']);
  expect(told.at(-1)?.problems).toEqual([]);
});

test('while that is not known GoPay can be paid with all the same', () => {
  fakeApi({ 'GET gopay/paymentmethods': refuse('unavailable') });
  expect(show().at(-1)?.problems).toEqual([]);
  expect(screen.getByText(/pagina van GoPay/)).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import type { PanelState } from '@/lib/checkout/models';
import { siteRules } from '@/sites/rules';
import WalletPanel from './wallet-panel';

const lira = (amount: number) => ({ amount, currency: 'TRY' as const });
const parts = (installmentCount: number, fee: number) => ({
  ...{ installmentCount, installmentFee: lira(fee), total: lira(120_000 + fee) },
  amounts: Array.from({ length: installmentCount }, () => lira((120_000 + fee) / installmentCount)),
});
const facts = {
  ...{ bin: '545103', brand: 'mastercard', brandName: 'Master Card', bankCode: '0067' },
  ...{ bankName: 'Yapı Kredi', cardFamily: 'World', cardType: 'CREDIT_CARD' },
  installmentOptions: [parts(1, 0), parts(6, 4200)],
};

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

const bank = 'POST masterpass/v2/bankIca';
const known = { [bank]: [{ bankIca: '1684' }] };

function show(wasTried = false, answers: Parameters<typeof fakeApi>[0] = known) {
  const asked = fakeApi({ 'POST payment/bincheck': [facts], ...answers });
  const told: PanelState[] = [];
  const onTell = (state: PanelState) => void told.push(state);
  const site = { ...siteRules.tr, code: 'nl' as const };
  const { user } = showInShop(
    <WalletPanel site={site} due={lira(120_000)} wasTried={wasTried} onTell={onTell} />,
  );
  return { user, told, asked };
}
const phone = () => screen.getByLabelText('Telefoonnummer van uw Masterpass');

test('a phone opens the wallet, in which no card is chosen', async () => {
  const { user, told } = show(true);
  expect(phone()).toBeInvalid();
  expect(told.at(-1)?.problems).toMatchObject([{ id: 'wallet-phone' }]);
  await user.type(phone(), '0555 123 45 67');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(told.at(-1)?.problems).toMatchObject([{ id: 'wallet-card-545103' }]);
  expect(screen.getByText('Kies een van uw kaarten.')).toBeVisible();
});

test('its card pays at once unless the shopper chooses parts, whose cost is told', async () => {
  const { user, told } = show();
  await user.type(phone(), '0555 123 45 67');
  await user.click(screen.getByRole('radio', { name: /Yapı Kredi World/ }));
  expect(await screen.findByRole('radio', { name: /In één keer/ })).toBeChecked();
  const card = { bin: '545103', bankCode: '0067', cardFamily: 'World' };
  const wallet = { ask: 'wallet', phone: '905551234567', card, bankIca: '1684' };
  await waitFor(() =>
    expect(told.at(-1)).toMatchObject({
      ...{ problems: [], isComing: false, feeMinor: 0 },
      after: { ...wallet, installmentCount: 1 },
    }),
  );
  await user.click(screen.getByRole('radio', { name: /6 ×/ }));
  await waitFor(() =>
    expect(told.at(-1)).toMatchObject({ feeMinor: 4200, after: { ...wallet, installmentCount: 6 } }),
  );
  await user.click(screen.getByRole('radio', { name: /Garanti/ }));
  await waitFor(() => expect(told.at(-1)).toMatchObject({ feeMinor: 0, after: { installmentCount: 1 } }));
});

test.each([
  ['is unknown to Masterpass', refuse('resource-not-found')],
  ['cannot be asked for', refuse('unavailable')],
])('a card whose bank %s orders nothing, says so at once, and another one pays', async (_what, refusal) => {
  const answers = [refusal, [{ bankIca: '2110' }]];
  const { user, told } = show(false, { [bank]: () => answers.shift() ?? refuse('unavailable') });
  await user.type(phone(), '0555 123 45 67');
  await user.click(screen.getByRole('radio', { name: /Yapı Kredi World/ }));
  expect(await screen.findByText(/Kies een andere kaart of een andere betaalmethode/)).toBeVisible();
  expect(told.at(-1)).toMatchObject({ problems: [{ id: 'wallet-card-545103' }], after: null });
  await user.click(screen.getByRole('radio', { name: /Garanti/ }));
  await waitFor(() => expect(told.at(-1)).toMatchObject({ problems: [], after: { bankIca: '2110' } }));
  expect(screen.queryByText(/andere betaalmethode/)).not.toBeInTheDocument();
});

test('while the bank is asked for, the panel is on its way, and blames nobody', async () => {
  const slow = later([{ bankIca: '1684' }]);
  const { user, told } = show(true, { [bank]: slow.answer });
  await user.type(phone(), '0555 123 45 67');
  await user.click(screen.getByRole('radio', { name: /Yapı Kredi World/ }));
  expect(told.at(-1)).toMatchObject({ problems: [], isComing: true, after: null });
  slow.arrive();
  await waitFor(() => expect(told.at(-1)).toMatchObject({ isComing: false, after: { bankIca: '1684' } }));
});

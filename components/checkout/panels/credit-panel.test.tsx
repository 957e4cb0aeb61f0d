import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import type { PanelState } from '@/lib/checkout/models';
import { siteRules } from '@/sites/rules';
import CreditPanel from './credit-panel';

const lira = (amount: number) => ({ amount, currency: 'TRY' as const });
const offer = (bankCode: string, bankName: string, installmentCount: number, fee: number) => ({
  ...{ id: `${bankCode}-${installmentCount}`, bankCode, bankName, installmentCount },
  installmentFee: lira(fee),
  total: lira(120_000 + fee),
  amounts: Array.from({ length: installmentCount }, () => lira((120_000 + fee) / installmentCount)),
});
const offers = [offer('0046', 'Akbank', 3, 0), offer('0062', 'Garanti BBVA', 6, 4200)];
const call = 'GET checkout/bnpl-offers';

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

function show(wasTried = false) {
  const told: PanelState[] = [];
  const onTell = (state: PanelState) => void told.push(state);
  const site = { ...siteRules.tr, code: 'nl' as const };
  const { user } = showInShop(
    <CreditPanel site={site} due={lira(120_000)} wasTried={wasTried} onTell={onTell} />,
  );
  return { user, told };
}

test('no offer is chosen for anybody, and without one nothing is ordered', async () => {
  fakeApi({ [call]: offers });
  const { told } = show(true);
  for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.getByText('Kies een krediet of een andere betaalmethode.')).toBeVisible();
  expect(told.at(-1)).toMatchObject({
    problems: [{ id: 'credit-offer-0046-3' }],
    after: null,
    feeMinor: 0,
  });
});

test('an offer is told with its cost, and shown by what a year of it costs', async () => {
  fakeApi({ [call]: offers });
  const { user, told } = show();
  await user.click(await screen.findByRole('radio', { name: /Garanti BBVA: 6/ }));
  const example = within(screen.getByRole('region', { name: /Rekenvoorbeeld/ }));
  expect(example.getByText('Jaarlijks kostenpercentage').parentElement).toHaveTextContent(/12[.,]6/);
  expect(example.getByText('Totaal te betalen').parentElement).toHaveTextContent('1.242 TL');
  await waitFor(() =>
    expect(told.at(-1)).toEqual({
      problems: [],
      details: {},
      feeMinor: 4200,
      after: { ask: 'credit', offerId: '0062-6' },
    }),
  );
});

test('offers that cannot be loaded are asked for again', async () => {
  let isUp = false;
  fakeApi({ [call]: () => (isUp ? offers : refuse('unavailable')) });
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('konden niet worden geladen');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
});

test('a sum that nobody lends says so', async () => {
  fakeApi({ [call]: [] });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Voor dit bedrag is er geen krediet');
});

import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import type { PanelState } from '@/lib/checkout/models';
import { siteRules } from '@/sites/rules';
import LaterPanel from './later-panel';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const offers = [
  { code: 'pay-later', dueInDays: 30, amounts: [eur(2000)] },
  { code: 'pay-in-3', dueInDays: 60, amounts: [eur(667), eur(667), eur(666)] },
];

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

function show(site: 'nl' | 'de' | 'uk' = 'nl', wasTried = false) {
  const told: PanelState[] = [];
  const onTell = (state: PanelState) => void told.push(state);
  const { user } = showInShop(
    <LaterPanel
      site={{ ...siteRules[site], code: 'nl' }}
      due={eur(2000)}
      wasTried={wasTried}
      onTell={onTell}
    />,
  );
  return { user, told };
}

test('credit comes with the warning, what can be chosen, and an example of what is to be paid', async () => {
  fakeApi({ 'GET klarna-offers': [{ total: eur(2000), offers }] });
  show();
  expect(screen.getByText('Let op! Geld lenen kost geld')).toBeVisible();
  const example = within(await screen.findByRole('region', { name: /Rekenvoorbeeld/ }));
  for (const [name, value] of [
    ['Contante prijs', '€ 20'],
    ['Looptijd', '2 maanden'],
    ['Termijnen', '3 × € 6,67'],
    ['Kosten van het krediet', '€ 0'],
    ['Jaarlijks kostenpercentage', '0%'],
    ['Totaal te betalen', '€ 20'],
  ] as const)
    expect(example.getByText(name).parentElement).toHaveTextContent(`${name}${value}`);
  expect(screen.getByText(/€ 20 binnen 30 dagen na ontvangst/)).toBeVisible();
});

test('the age is the shopper’s own word, without which nothing is ordered', async () => {
  fakeApi({ 'GET klarna-offers': [{ total: eur(2000), offers }] });
  const { user, told } = show('nl', true);
  const age = screen.getByRole('checkbox', { name: 'Ik ben 18 jaar of ouder' });
  expect(age).not.toBeChecked();
  expect(age).toHaveAccessibleDescription(/Alleen wie 18 jaar/);
  expect(told.at(-1)).toMatchObject({ problems: [{ id: age.id }], details: { isOfAge: false } });
  await user.click(age);
  await waitFor(() => expect(told.at(-1)).toMatchObject({ problems: [], details: { isOfAge: true } }));
});

test.each([
  ['de', true],
  ['uk', false],
] as const)('%s asks no age, and warns: %s', async (site, warns) => {
  fakeApi({ 'GET klarna-offers': [{ total: eur(2000), offers }] });
  const { told } = show(site);
  await screen.findByRole('region', { name: /Rekenvoorbeeld/ });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryAllByText(/kost geld/)).toHaveLength(warns ? 1 : 0);
  expect(told.at(-1)).toMatchObject({ problems: [], details: {} });
});

test('without the offers the warning stands all the same', async () => {
  fakeApi({ 'GET klarna-offers': refuse('unavailable') });
  show();
  expect(screen.getByText('Let op! Geld lenen kost geld')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { siteRules } from '@/api/contract/sites';
import type { WithdrawalCheck, WithdrawalInput, WithdrawalReceipt } from '@/api/contract/withdrawals';
import { ApiFailure } from '@/lib/api/failure';
import type { WithdrawalCalls } from '@/lib/withdrawal/calls';
import messages from '@/messages/nl.json';
import { WithdrawalSteps } from './withdrawal-steps';

const orderNumber = 'LW-260000001';
const email = 'sanne@example.nl';
const check: WithdrawalCheck = {
  orderNumber,
  placedAt: '2026-11-16T23:30:00.000Z',
  email,
  name: 'Sanne de Wit',
  withdrawUntil: '2026-11-30',
  lines: [
    {
      line: 0,
      vsin: 'V1',
      title: 'Bank Oslo',
      ordered: 2,
      withdrawable: 2,
      reason: null,
      refund: { amount: 100, currency: 'EUR' },
    },
    {
      line: 1,
      vsin: 'V2',
      title: 'Gordijn',
      ordered: 1,
      withdrawable: 0,
      reason: 'made-to-measure',
      refund: { amount: 0, currency: 'EUR' },
    },
  ],
};
const receipt: WithdrawalReceipt = {
  id: '00000000-0000-4000-8000-000000000001',
  receiptNumber: `${orderNumber}-R1`,
  orderNumber,
  receivedAt: '2026-11-17T13:05:00.000Z',
  status: 'received',
  name: 'Sanne de Wit',
  email,
  reason: null,
  isOrderCancelled: false,
  lines: [{ line: 0, vsin: 'V1', title: 'Bank Oslo', quantity: 1, takenBack: 0 }],
};
const refused = (code: 'order-not-found' | 'not-withdrawable', message: string) =>
  new ApiFailure({ status: 409, code, message });

/** The shop as the form sees it: it keeps what it was told, and fails with what it is given first. */
function setUp({ failures = [] }: { failures?: Error[] } = {}) {
  const declared: { input: WithdrawalInput; key: string }[] = [];
  const answer = async <T,>(value: T): Promise<T> => {
    const failure = failures.shift();
    if (failure) throw failure;
    return value;
  };
  const calls: WithdrawalCalls = {
    check: () => answer(check),
    withdraw: (input, key) => {
      declared.push({ input, key });
      return answer(receipt);
    },
  };
  render(
    <NextIntlClientProvider locale="nl" messages={messages}>
      <WithdrawalSteps site={siteRules.nl} calls={calls} orderNumber={orderNumber} />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  return {
    declared,
    user,
    find: async () => {
      await user.type(screen.getByLabelText('E-mailadres'), email);
      await user.click(screen.getByRole('button', { name: 'Verder' }));
    },
    confirm: () => user.click(screen.getByRole('button', { name: 'Herroeping bevestigen' })),
  };
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    configurable: true,
    value: () => `key-${Math.random()}`,
  });
});

test('two steps lead to a receipt with date and time, and the focus follows the headings', async () => {
  const { find, confirm, declared, user } = setUp();
  await find();
  await waitFor(async () => expect(await heading('Stap 2 van 2: herroeping bevestigen')).toHaveFocus());
  expect(screen.getByText('U kunt herroepen tot en met 30 november 2026.')).toBeVisible();
  expect(screen.getByText('Op maat gemaakt: kan niet worden herroepen')).toBeVisible();
  expect(screen.getByText(`Bestelling ${orderNumber} van 17 november 2026`)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Aantal van Bank Oslo'), '1');
  await confirm();
  await waitFor(async () => expect(await heading('Uw herroeping is ontvangen')).toHaveFocus());
  expect(screen.getByText('17 november 2026, 14:05 uur')).toBeVisible();
  expect(screen.getByText(`${orderNumber}-R1`)).toBeVisible();
  expect(screen.getByText('1 × Bank Oslo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Printen' })).toBeVisible();
  expect(declared.map(({ input }) => input)).toEqual([
    { orderNumber, email, name: 'Sanne de Wit', lines: [{ line: 0, quantity: 1 }] },
  ]);
});

test('what is missing is said at its field, which takes the focus', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Verder' }));
  const field = screen.getByLabelText('E-mailadres');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Vul dit veld in/);
});

test('an order that is not found keeps what was typed', async () => {
  const { find } = setUp({ failures: [refused('order-not-found', 'Bestelling niet gevonden')] });
  await find();
  expect(await screen.findByRole('alert')).toHaveTextContent('Wij vinden geen bestelling');
  expect(screen.getByLabelText('E-mailadres')).toHaveValue(email);
  expect(screen.getByLabelText('Bestelnummer')).toHaveValue(orderNumber);
});

test('nothing chosen is an error of the lines', async () => {
  const { find, confirm, declared } = setUp();
  await find();
  await heading('Stap 2 van 2: herroeping bevestigen');
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Kies minstens één artikel');
  expect(declared).toEqual([]);
});

test('a lost answer is asked for again under the same key, another choice is another declaration', async () => {
  const lost = new ApiFailure({ status: 0, code: 'network', message: '' });
  const failures: Error[] = [];
  const { find, confirm, declared, user } = setUp({ failures });
  await find();
  await heading('Stap 2 van 2: herroeping bevestigen');
  failures.push(lost, lost);
  await user.selectOptions(screen.getByLabelText('Aantal van Bank Oslo'), '1');
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Dat is niet gelukt');
  await confirm();
  await waitFor(() => expect(declared).toHaveLength(2));
  await user.selectOptions(screen.getByLabelText('Aantal van Bank Oslo'), '2');
  await confirm();
  await heading('Uw herroeping is ontvangen');
  const [first, second, third] = declared.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

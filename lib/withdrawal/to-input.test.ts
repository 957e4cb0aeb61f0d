import type { WithdrawalCheck } from '@/api/contract/withdrawals';
import { confirmSchema, contractSchema } from './schema';
import { toConfirmForm, toWithdrawalInput } from './to-input';

const line = (number: number, withdrawable: number): WithdrawalCheck['lines'][number] => ({
  line: number,
  vsin: `V${number}`,
  title: `Stoel ${number}`,
  ordered: 4,
  withdrawable,
  reason: null,
  refund: { amount: 100, currency: 'EUR' },
});
const check = (...lines: WithdrawalCheck['lines']): WithdrawalCheck => ({
  orderNumber: 'LW-260000001',
  placedAt: '2026-11-16T09:00:00.000Z',
  email: 'sanne@example.nl',
  name: 'Sanne de Wit',
  withdrawUntil: null,
  lines,
});
const contract = { orderNumber: 'LW-260000001', email: 'sanne@example.nl' };

it('starts with everything of a single line, and with nothing of several', () => {
  expect(toConfirmForm(check(line(0, 3))).quantities).toEqual([3]);
  expect(toConfirmForm(check(line(0, 3), line(1, 1))).quantities).toEqual([0, 0]);
});

it('declares the chosen lines only, and no empty reason', () => {
  const form = { name: 'Sanne', reason: '', quantities: [0, 2] };
  expect(toWithdrawalInput(contract, check(line(0, 1), line(3, 2)), form)).toEqual({
    ...contract,
    name: 'Sanne',
    lines: [{ line: 3, quantity: 2 }],
  });
});

describe('the schemas of the two steps', () => {
  it.each([
    [{ orderNumber: ' ', email: 'a@b.nl' }, 'required'],
    [{ orderNumber: 'LW-1', email: 'geen adres' }, 'email'],
    [{ orderNumber: 'x'.repeat(21), email: 'a@b.nl' }, 'tooLong'],
  ])('refuse the order %j', (form, message) => {
    expect(() => contractSchema.validateSync(form)).toThrow(message);
  });

  it.each([
    [{ name: 'Sanne', reason: '', quantities: [0, 0] }, 'chooseLine'],
    [{ name: '', reason: '', quantities: [1] }, 'required'],
    [{ name: 'Sanne', reason: 'x'.repeat(501), quantities: [1] }, 'tooLong'],
  ])('refuse the choice %j', (form, message) => {
    expect(() => confirmSchema.validateSync(form)).toThrow(message);
  });
});

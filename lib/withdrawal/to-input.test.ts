import type { WithdrawalCheck } from './models';
import { codeSchema, confirmSchema, contractSchema } from './schema';
import { toConfirmForm, toDeclaration, toProof, toWithdrawalInput } from './to-input';

const line = (number: number, withdrawable: number): WithdrawalCheck['lines'][number] => ({
  line: number,
  title: `Stoel ${number}`,
  ordered: 4,
  withdrawable,
  reason: null,
});
const check = (...lines: WithdrawalCheck['lines']): WithdrawalCheck => ({
  orderNumber: 'LW-260000001',
  placedAt: '2026-11-16T09:00:00.000Z',
  email: 'sanne@example.nl',
  name: 'Sanne de Wit',
  withdrawUntil: null,
  declaredAt: null,
  undecidedAt: null,
  lines,
});
const contract = { orderNumber: 'LW-260000001', email: 'sanne@example.nl', name: '', statement: '' };
const fresh = { confirm: null, contract };
const opened = { key: '', orderId: '', code: '' };

it('starts with everything of a single line, and with nothing of several', () => {
  expect(toConfirmForm(check(line(0, 3)), fresh).quantities).toEqual([3]);
  expect(toConfirmForm(check(line(0, 3), line(1, 1)), fresh).quantities).toEqual([0, 0]);
});

it('declares the chosen lines only, and no empty reason', () => {
  const form = { name: 'Sanne', reason: '', quantities: [0, 2] };
  expect(toWithdrawalInput({ key: 'a.b' }, check(line(0, 1), line(3, 2)), form)).toEqual({
    key: 'a.b',
    name: 'Sanne',
    lines: [{ line: 3, quantity: 2 }],
  });
});

it('goes on with what was chosen or declared before, as far as it still fits', () => {
  const confirm = { name: 'Eva', reason: 'Te hoog', quantities: [2] };
  expect(toConfirmForm(check(line(0, 3)), { ...fresh, confirm })).toEqual(confirm);
  for (const other of [check(line(0, 1)), check(line(0, 3), line(1, 1))])
    expect(toConfirmForm(other, { ...fresh, confirm }).name).toBe('Sanne de Wit');
  const declared = { ...fresh, contract: { ...contract, name: 'S. de Wit', statement: 'De bank' } };
  expect(toConfirmForm(check(line(0, 1)), declared)).toMatchObject({ name: 'S. de Wit', reason: 'De bank' });
});

it('takes the key of a mail before an order of the browser before a code', () => {
  const full = { key: 'a', orderId: 'b', code: 'c' };
  expect(toProof({ contract, opened: full })).toEqual({ key: 'a' });
  expect(toProof({ contract, opened: { ...full, key: '' } })).toEqual({ orderId: 'b' });
  expect(toProof({ contract, opened: { ...opened, code: 'c' } })).toEqual({
    ...{ orderNumber: 'LW-260000001', email: 'sanne@example.nl', code: 'c' },
  });
  expect(toProof({ contract, opened })).toBeNull();
});

it('declares the whole order by saying nothing of it', () => {
  expect(toDeclaration({ ...contract, name: 'Sanne' })).toEqual({
    ...{ orderNumber: 'LW-260000001', email: 'sanne@example.nl', name: 'Sanne' },
  });
});

describe('the schemas of the steps', () => {
  it.each([
    [{ orderNumber: ' ' }, 'required'],
    [{ email: 'geen adres' }, 'email'],
    [{ name: ' ' }, 'required'],
    [{ orderNumber: 'LW-7K4-M9X-R38' }, 'orderNumber'],
    [{ statement: 'x'.repeat(501) }, 'max'],
  ])('refuse the order %j', (change, message) => {
    const form = { ...contract, name: 'Sanne', ...change };
    expect(() => contractSchema.validateSync(form)).toThrow(message);
  });

  it.each(['lw 7k4 m9x r39', 'LW-260000001', '26-0000001'])('take the number typed as %j', (orderNumber) => {
    expect(contractSchema.isValidSync({ ...contract, name: 'Sanne', orderNumber })).toBe(true);
  });

  it.each([
    ['7k4m-9xrt', true],
    ['7K4M 9XR', false],
    ['', false],
  ])('take the code %j: %s', (code, isRight) => {
    expect(codeSchema.isValidSync({ code })).toBe(isRight);
  });

  it.each([
    [{ name: 'Sanne', reason: '', quantities: [0, 0] }, 'chooseLine'],
    [{ name: '', reason: '', quantities: [1] }, 'required'],
    [{ name: 'Sanne', reason: 'x'.repeat(501), quantities: [1] }, 'max'],
  ])('refuse the choice %j', (form, message) => {
    expect(() => confirmSchema.validateSync(form)).toThrow(message);
  });
});

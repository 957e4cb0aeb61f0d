import { eq } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { CustomerExport } from '../../contract/customer.ts';
import { mails } from '../../db/schema/mail.ts';
import { orders } from '../../db/schema/sales.ts';
import { withdrawalDeclarations } from '../../db/schema/withdrawals.ts';
import { newCustomer, somePassword } from '../../testing/customer.ts';
import { only, setStock } from '../../testing/shopper.ts';
import { deleteOldDeclarations } from './clean-up.ts';
import { declarationCode } from './order-secrets.ts';
import { sofa, startWithdrawalShop, type WithdrawalShop } from './testing/withdrawal-shop.ts';

let lines = '';
let shop: WithdrawalShop;
beforeAll(async () => {
  shop = await startWithdrawalShop({
    onLog: (line) => {
      lines += line;
    },
  });
}, 120_000);
beforeEach(() => shop.fillStock());
afterAll(() => shop.api.close());

const kept = (orderId: string) =>
  shop.api.db.select().from(withdrawalDeclarations).where(eq(withdrawalDeclarations.orderId, orderId));

/** An order of a customer with one declaration that is settled and one that is open. */
async function declaredByCustomer() {
  const customer = await newCustomer(shop.api);
  const { orderId, orderNumber, key } = await shop.delivered();
  const owned = { ownerId: customer.id, email: customer.email };
  await shop.api.db.update(orders).set(owned).where(eq(orders.id, orderId));
  const typed = { orderNumber, email: customer.email };
  await shop.declare({ ...typed, statement: 'Een stoel' });
  only(await shop.withdraw({ key, reason: 'Te groot', lines: [{ line: 1, quantity: 1 }] }));
  await shop.declare({ ...typed, statement: 'De rest' });
  return { ...customer, orderId, orderNumber };
}

test('declarations and withdrawals are part of what an account may have exported', async () => {
  const { token, orderNumber } = await declaredByCustomer();
  const { withdrawalDeclarations: exported, withdrawals } = only(
    await shop.api.get<CustomerExport>('customer/export', token),
  );
  expect(withdrawals).toMatchObject([{ orderNumber, reason: 'Te groot', lines: [{ line: 1, quantity: 1 }] }]);
  expect(exported.map(({ statement, status }) => [statement, status]).toSorted()).toEqual([
    ['De rest', 'declared'],
    ['Een stoel', 'confirmed'],
  ]);
  const stranger = await newCustomer(shop.api);
  const other = only(await shop.api.get<CustomerExport>('customer/export', stranger.token));
  expect([other.withdrawalDeclarations, other.withdrawals]).toEqual([[], []]);
});

test('with the account go those that are settled; one that is open is a right, and stays', async () => {
  const { token, orderId } = await declaredByCustomer();
  await shop.api.db.update(mails).set({ status: 'sent' }).where(eq(mails.kind, 'withdrawal-declared'));
  only(await shop.api.post('customer/deletion', [{ currentPassword: somePassword }], token));
  const left = await kept(orderId);
  expect(left.map(({ statement }) => statement)).toEqual(['De rest']);
  const about = (await shop.api.db.select().from(mails)).filter(
    ({ data }) => data.declarationId === left[0]?.id,
  );
  expect(about).toEqual([]);
});

test('they are cleared away 90 days after they were settled, and after two years when nobody did', async () => {
  const { orderId } = await declaredByCustomer();
  const after = (days: number) => new Date(shop.api.clock.now.getTime() + days * dayMs);
  const left = async (days: number) => {
    await deleteOldDeclarations(shop.api.db, after(days), 500);
    return (await kept(orderId)).map(({ statement }) => statement).toSorted();
  };
  expect(await left(89)).toEqual(['De rest', 'Een stoel']);
  expect(await left(91)).toEqual(['De rest']);
  expect(await left(729)).toEqual(['De rest']);
  expect(await left(731)).toEqual([]);
});

test('neither key, code nor what was written stands in the database beside it or in the log', async () => {
  await setStock(shop.api, sofa, 10);
  const { orderId, orderNumber, key } = await shop.ordered();
  const typed = { orderNumber, email: 'sanne@example.nl' };
  await shop.declare({ ...typed, statement: 'merkteken7f3a' });
  const [declaration] = await kept(orderId);
  const code = await declarationCode(shop.api.db, declaration?.id ?? '');
  await shop.check({ ...typed, code: '22222222' });
  await shop.check({ ...typed, code });
  await shop.check({ key });
  await shop.withdraw({ key });
  const stored = JSON.stringify([await kept(orderId), await shop.api.db.select().from(mails)]);
  for (const secret of [code, key.split('.')[1] ?? '']) {
    expect(stored).not.toContain(secret);
    expect(lines).not.toContain(secret);
  }
  for (const personal of ['merkteken7f3a', 'sanne@example.nl', orderNumber])
    expect(lines).not.toContain(personal);
  expect(lines).toContain('withdrawals/check');
});

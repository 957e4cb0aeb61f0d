import { guardsStep } from './guards';
import { lineOf, testShop, visitTo } from './testing';

const answerTo = async (address: string, role: string) =>
  lineOf(await guardsStep(visitTo(address, { role }), testShop()));

it.each([
  ['guest', '/nl/account/orders', '307 /nl'],
  ['customer', '/nl/account/orders', 'undecided'],
  ['customer', '/nl/auth/sign-in', '307 /nl'],
  ['customer', '/nl/auth/forgot-password', '307 /nl'],
  // The cookie may be that of somebody whom a stranger has signed out everywhere: the link of the mail is theirs.
  ['customer', '/nl/auth/reset-password?token=abc', 'undecided'],
  ['customer', '/nl/auth/reset-password', '307 /nl'],
  ['customer', '/nl/auth/reset-password?token=', '307 /nl'],
  ['guest', '/nl/auth/sign-in', 'undecided'],
  ['guest', '/nl/auth/forgot-password', 'undecided'],
  // They also shop, and sign in as somebody else: only customers are kept out (§6).
  ['admin', '/nl/auth/sign-in', 'undecided'],
  ['admin', '/nl/checkout', 'undecided'],
  ['admin', '/b2bTr/checkout', '307 /b2bTr/basket'],
  ['customer', '/b2bTr/checkout', 'undecided'],
])('a %s who opens %s: %s', async (role, address, line) => {
  expect(await answerTo(address, role)).toBe(line);
});

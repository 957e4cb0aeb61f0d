import { watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { readAccessToken, readRefreshToken } from '@/lib/api/tokens';
import { siteRules } from '@/sites/rules';
import { changePassword, deleteAccount, endAllSessions, exportAccount } from './mutations';

const { nl } = siteRules;
const before = tokensOf('Customer');
const passwords = { currentPassword: 'drie groene stoelen', newPassword: 'vier groene stoelen' };

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

test('a new password ends the other sessions and keeps this one, with tokens of its own', async () => {
  const accessToken = `${before.accessToken}2`;
  fakeApi({ 'PUT customer/password': [{ accessToken, refreshToken: 'refresh-2' }] });
  await changePassword(nl, passwords);
  expect([readAccessToken(nl), readRefreshToken(nl)]).toEqual([accessToken, 'refresh-2']);
});

test('a wrong password is no reason to sign the customer out', async () => {
  const asked = fakeApi({ 'PUT customer/password': refuse('invalid-credentials') });
  await expect(changePassword(nl, passwords)).rejects.toMatchObject({ code: 'invalid-credentials' });
  expect(asked).toHaveLength(1);
  expect([readAccessToken(nl), readRefreshToken(nl)]).toEqual([before.accessToken, 'refresh']);
});

describe('whose answer got lost before', () => {
  const email = 'sanne@example.nl';
  const again = { accessToken: `${before.accessToken}3`, refreshToken: 'refresh-3' };

  test('a password that was changed by it is not changed again, and signs in here', async () => {
    const asked = fakeApi({ 'POST signin': [again] });
    await changePassword(nl, passwords, email);
    expect(asked.map(({ call, items }) => [call, items])).toEqual([
      ['POST signin', [{ id: email, secret: passwords.newPassword, grantType: 'Password' }]],
    ]);
    expect([readAccessToken(nl), readRefreshToken(nl)]).toEqual([again.accessToken, 'refresh-3']);
  });

  test('a password that was not changed by it is now', async () => {
    const accessToken = `${before.accessToken}2`;
    fakeApi({
      'POST signin': refuse('invalid-credentials'),
      'PUT customer/password': [{ accessToken, refreshToken: 'refresh-2' }],
    });
    await changePassword(nl, passwords, email);
    expect(readAccessToken(nl)).toBe(accessToken);
  });

  test('an account that was deleted by it is gone; one that was not is deleted now', async () => {
    const gone = fakeApi({ 'POST signin': refuse('invalid-credentials') });
    await deleteAccount(nl, 'drie groene stoelen', email);
    expect(gone.map(({ call }) => call)).toEqual(['POST signin']);
    const there = fakeApi({ 'POST signin': [again], 'POST customer/deletion': [{ userId: 'c-1' }] });
    await deleteAccount(nl, 'drie groene stoelen', email);
    expect(there.map(({ call }) => call)).toEqual(['POST signin', 'POST customer/deletion']);
  });
});

describe('signing out everywhere', () => {
  const everywhere = 'DELETE customer/sessions';

  test('ends here too where a call before has done it and was not heard of', async () => {
    const left = watchLeaving();
    fakeApi({
      [everywhere]: refuse('token-invalid'),
      'POST signin': ({ items }) =>
        JSON.stringify(items).includes('Guest') ? [tokensOf('Guest')] : refuse('refresh-token-invalid'),
      'POST signout': [{}],
    });
    await endAllSessions(nl);
    expect(readAccessToken(nl)).toBe(tokensOf('Guest').accessToken);
    expect(left()).toBe(1);
  });

  test('ends nothing without an answer', async () => {
    fakeApi({ [everywhere]: refuse('unavailable') });
    await expect(endAllSessions(nl)).rejects.toMatchObject({ code: 'unavailable' });
    expect(readAccessToken(nl)).toBe(before.accessToken);
  });
});

test('what is exported is all the shop has said, as a file that can be read', async () => {
  const stored = { customer: { email: 'sanne@example.nl' }, orders: [{ orderNumber: 'LW-1' }] };
  fakeApi({ 'GET customer/export': [stored] });
  const file = await exportAccount(nl);
  expect(file.type).toBe('application/json');
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.addEventListener('load', resolve);
    reader.readAsText(file);
  });
  expect(JSON.parse(String(reader.result))).toEqual(stored);
});

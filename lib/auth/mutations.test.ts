import { watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, refuse, tokensOf, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { readAccessToken, readRefreshToken } from '@/lib/api/tokens';
import { readConversation, saveConversation } from '@/lib/chat/conversation';
import { queryClient } from '@/lib/react-query/query-client';
import { siteRules } from '@/sites/rules';
import { resetPassword, signIn, signOut, signUp } from './mutations';

const { nl } = siteRules;
const [guest, customer] = [tokensOf('Guest'), tokensOf('Customer')];
const person = {
  firstName: 'Sanne',
  lastName: 'de Wit',
  email: 'sanne@example.nl',
  password: 'drie groene stoelen',
  gender: null,
  phone: '',
  ...{ companyName: '', taxOffice: '', taxNumber: '' },
};
const fetched = ['orders', 'nl'];

beforeEach(() => {
  visitAs('Guest');
  queryClient().setQueryData(fetched, 'of the visitor before');
});
afterEach(clearVisit);

describe('signing in', () => {
  it('takes the basket of the guest along, and nothing that was fetched for them', async () => {
    const asked = fakeApi({ 'POST signin': [customer] });
    await signIn(nl, { email: person.email, password: person.password });
    expect(asked[0]?.items).toEqual([{ id: person.email, secret: person.password, grantType: 'Password' }]);
    expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${guest.accessToken}`);
    expect([readAccessToken(nl), readRefreshToken(nl)]).toEqual([customer.accessToken, 'refresh']);
    expect(queryClient().getQueryData(fetched)).toBeUndefined();
  });

  it('leaves a guest who is refused what they had', async () => {
    fakeApi({ 'POST signin': refuse('invalid-credentials') });
    const refused = signIn(nl, { email: person.email, password: 'wrong' });
    await expect(refused).rejects.toMatchObject({ code: 'invalid-credentials' });
    expect(readAccessToken(nl)).toBe(guest.accessToken);
    expect(queryClient().getQueryData(fetched)).toBe('of the visitor before');
  });
});

describe('a new account', () => {
  it('asks for the newsletter of those alone who want it', async () => {
    const asked = fakeApi({ 'POST signup': [customer], 'POST subscribe': [{}] });
    await signUp(nl, { ...person, newsletter: false });
    expect(asked.map(({ call, items }) => [call, items])).toEqual([['POST signup', [person]]]);
    await signUp(nl, { ...person, newsletter: true });
    expect(asked.at(-1)).toMatchObject({
      call: 'POST subscribe?origin=desktop',
      items: [{ email: person.email, source: 'sign-up' }],
    });
  });

  it('is there although the newsletter cannot be had', async () => {
    fakeApi({ 'POST signup': [customer], 'POST subscribe': refuse('unavailable') });
    await signUp(nl, { ...person, newsletter: true });
    expect(readAccessToken(nl)).toBe(customer.accessToken);
  });
});

describe('a new password by the link of a mail', () => {
  const input = { token: 'abc', password: person.password };

  it('ends the session of its account here too, as it has everywhere', async () => {
    visitAs('Customer');
    fakeApi({ 'PUT customerresetpwd': [{ email: person.email }] });
    await resetPassword(nl, input);
    expect([readAccessToken(nl), readRefreshToken(nl)]).toEqual([null, null]);
  });

  it('leaves who is signed in to another account as they are', async () => {
    visitAs('Customer');
    fakeApi({ 'PUT customerresetpwd': [{ email: 'iemand@example.nl' }] });
    await resetPassword(nl, input);
    expect(readAccessToken(nl)).toBe(customer.accessToken);
  });
});

describe('signing out', () => {
  beforeEach(() => visitAs('Customer'));

  it.each([
    ['the shop ends the session', [{}]],
    ['the shop does not answer', refuse('unavailable')],
  ])('leaves nothing of the customer when %s', async (_case, answer) => {
    const left = watchLeaving();
    saveConversation(nl, [{ kind: 'question', text: 'Waar blijft mijn bank?' }]);
    const asked = fakeApi({ 'POST signout': answer, 'POST signin': [guest] });
    await signOut(nl);
    expect(asked[0]).toMatchObject({ call: 'POST signout', items: [{ refreshToken: 'refresh' }] });
    expect([readAccessToken(nl), readRefreshToken(nl)]).toEqual([guest.accessToken, null]);
    expect(queryClient().getQueryData(fetched)).toBeUndefined();
    expect(readConversation(nl)).toEqual([]);
    expect(left()).toBe(1);
  });
});

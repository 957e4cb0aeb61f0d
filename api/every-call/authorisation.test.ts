import { routes } from '../app.ts';
import { type ErrorCode, errorStatus } from '../contract/error-codes.ts';
import type { Route } from '../http/route.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { type Caller, callers, keepSignedIn, nameOf, pathOf, tokensOfCallers } from './testing/callers.ts';

/** Statuses of a caller who was let in: everything but 401 and 403, whatever becomes of the empty call. */
const letIn = 'let in';
type Expected = typeof letIn | 'token-missing' | 'token-invalid' | 'token-expired' | 'access-denied';

const bad: Partial<Record<Caller, Expected>> = {
  'no token': 'token-missing',
  'an expired token': 'token-expired',
  'a forged token': 'token-invalid',
  'a token without signature': 'token-invalid',
  'a raised token': 'token-invalid',
  "another site's token": 'token-invalid',
};
const isOpen = ({ auth }: Route) => auth === 'none' || auth === 'optional';

/** Routes that take another proof than a token, and so decide for themselves whom to ask for one. */
const exceptions: Readonly<Record<string, (caller: Caller) => Expected>> = {
  // The token of a newsletter, or being the customer whose address it is.
  'DELETE subscribe/:email': (caller) => (caller.startsWith('customer') ? 'access-denied' : 'token-missing'),
};

/** What `auth` of a route promises to each caller. */
function expectedOf(route: Route, caller: Caller): Expected {
  const exception = exceptions[nameOf(route)];
  if (exception) return exception(caller);
  if (isOpen(route)) return letIn;
  const refusal = bad[caller];
  if (refusal) return refusal;
  if (route.auth === 'customer') return caller.startsWith('customer') ? letIn : 'access-denied';
  if (route.auth === 'admin') return caller === 'staff' ? letIn : 'access-denied';
  return letIn;
}

let api: TestApi;
let tokens: Record<Caller, string | null>;
let signInAgain = async () => {};
beforeAll(async () => {
  api = await startTestApi();
  tokens = await tokensOfCallers(api);
  signInAgain = await keepSignedIn(api);
});
afterEach(() => signInAgain());
afterAll(() => api.close());

async function codeOf(route: Route, caller: Caller): Promise<string> {
  const token = tokens[caller];
  const response = await api.request(pathOf(route), {
    method: route.method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: route.body ? '{}' : null,
  });
  const text = await response.text();
  if (response.status !== 401 && response.status !== 403) return letIn;
  const { code }: { code: ErrorCode } = JSON.parse(text);
  expect(response.status).toBe(errorStatus[code]);
  return code;
}

describe('who may call', () => {
  it.each(routes.map((route) => [nameOf(route), route] as const))('%s', async (_, route) => {
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const caller of callers) {
      found[caller] = await codeOf(route, caller);
      expected[caller] = expectedOf(route, caller);
    }
    expect(found).toEqual(expected);
  });
});

/**
 * Changes that ask for no token. A new route belongs here only with an answer: it changes nothing
 * that a person owns without a secret, a link or a number of that person.
 */
const guards: Readonly<Record<string, string>> = {
  'POST signin': 'password or refresh token, limited',
  'POST signout': 'refresh token',
  'POST signup': 'makes an account of its own',
  'POST lookup/customer/email': 'only reads, limited',
  'POST customerresetpwd': 'sends a link to the address itself, limited',
  'PUT customerresetpwd': 'single-use link',
  'POST customer/email/confirm': 'single-use link',
  'POST support': 'writes a mail, limited per client and address',
  'POST support/answers': 'only reads, limited',
  'POST subscribe': 'sends a link to the address itself, limited',
  'POST subscribe/form': 'sends a link to the address itself, limited',
  'POST subscribe/confirm': 'single-use link',
  'POST subscribe/unsubscribe': 'signed token of the mail',
  'DELETE subscribe/:email': 'signed token of the mail',
  'POST back-in-stock/end': 'signed key of the mail',
  'POST counts': "adds to numbers that are nobody's, limited",
  'POST locations/cz': 'only reads, limited',
  'POST web/route': 'only reads',
  'POST sandbox-payment/:sessionId': 'session id of 122 bits',
  'POST sandbox-payment/:sessionId/webhook': 'session id of 122 bits',
  'POST mollie-webhook': 'believes nothing it is told, asks Mollie',
  'POST order-page': 'signed key of the mails of the order, cancels it while its shopper may',
  'POST refund-account': 'signed key of the mail, only while the account is not known',
  'POST reviews/:reviewId/report': 'is read by staff alone, few of each review, limited',
  'POST own-reviews/purchases': 'only reads, token or signed key of the mail',
  'PUT own-reviews': 'token or signed key of the mail',
  'POST own-reviews/pictures': 'token or signed key of the mail',
  'POST own-reviews/removal': 'token or signed key of the mail',
  'POST withdrawals': 'secret of the mails of the order, or a code from one, few tries',
  'POST withdrawals/check': 'secret of the mails of the order, or a code from one, few tries',
  'POST withdrawals/declarations':
    'writes a mail to the address of the order, has no effect before it is proven',
};

it('has an answer for each change that asks for no token', () => {
  const changing = routes.filter((route) => isOpen(route) && route.method !== 'GET').map(nameOf);
  expect(changing.filter((name) => !guards[name])).toEqual([]);
});

import { signIn } from '@/api/contract/calls/auth';
import { readBasket } from '@/api/contract/calls/basket';
import { fakeApi, refuse } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { writeTokens } from '@/lib/api/tokens';
import { getSite } from '@/lib/sites/sites';
import { onIdentityChange } from './publish-identity';
import { ensureSession } from './renew-session';
import { withSession } from './session';

const site = getSite('nl');
let guests: number;
let baskets: string[];

/** An API that knows guests only by the tokens it gave. */
beforeEach(() => {
  guests = 0;
  baskets = [];
  fakeApi({
    [`${signIn.method} ${signIn.path}`]: async () => {
      guests += 1;
      const accessToken = `guest-${guests}`;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return [{ accessToken, refreshToken: null }];
    },
    [`${readBasket.method} ${readBasket.path}`]: ({ headers }) => {
      const token = headers.get('authorization') ?? '';
      if (!token.startsWith('Bearer guest-')) return refuse('token-invalid');
      baskets.push(token);
      return [{ id: token }];
    },
  });
});
afterEach(clearVisit);

const basket = () => withSession(site, (api) => api.send(readBasket));

describe('a visitor without a session', () => {
  it('becomes one guest, however many calls begin at once', async () => {
    await Promise.all([ensureSession(site), basket(), basket()]);
    expect(guests).toBe(1);
    expect(baskets).toEqual(['Bearer guest-1', 'Bearer guest-1']);
  });
});

describe('a token that is refused', () => {
  beforeEach(() => writeTokens(site, { accessToken: 'ended', refreshToken: null }));

  it('is replaced, and the call made once more', async () => {
    await basket();
    expect(baskets).toEqual(['Bearer guest-1']);
  });

  it('makes one guest of the visitor, also when the news of it has others call at once', async () => {
    const calls: Promise<unknown>[] = [];
    const end = onIdentityChange(() => {
      if (calls.length === 0) calls.push(basket());
    });
    await Promise.all([basket(), basket()]);
    await Promise.all(calls);
    end();
    expect(calls).toHaveLength(1);
    expect(guests).toBe(1);
    expect(new Set(baskets)).toEqual(new Set(['Bearer guest-1']));
  });
});

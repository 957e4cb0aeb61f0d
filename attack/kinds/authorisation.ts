import type { Answer } from '../ask.ts';
import { addressOf, type Call, describedCalls } from '../calls.ts';
import { forgedTokens } from '../forged-tokens.ts';
import { administratorToken, newCustomer, newGuest } from '../identities.ts';
import { inTurns } from '../in-turns.ts';
import type { Context, Kind } from '../kind.ts';
import {
  belongingsOf,
  bodiesAbout,
  type Marked,
  newMarkedCustomer,
  placeOrder,
  saveAddress,
} from '../marked-customer.ts';

type Identity = { name: string; token: string | null; is: 'nobody' | 'guest' | 'customer' | 'admin' };
type Asked = { path: string; body: string | null };

/** What `auth` of a call promises: whether somebody like this is let in at all. */
function mayCall({ auth }: Call, { is }: Identity): boolean {
  if (auth === 'none' || auth === 'optional') return true;
  if (auth === 'token') return is !== 'nobody';
  return is === auth;
}

/** The call about each thing of the customer that a parameter or a field could name. */
function questionsAbout(call: Call, { known }: Marked): Asked[] {
  const ids = [...new Set([known.orderId, known.orderNumber, known.addressId, known.customerId, 'V100101'])];
  const isAsking = call.parameters.length > 0 || call.body !== null || call.query.length > 0;
  return (isAsking ? ids : ids.slice(0, 1)).flatMap((id = '') => {
    const query = new URLSearchParams(
      call.query.flatMap((name) => (known[name] !== undefined ? [[name, known[name]]] : [])),
    );
    const address = addressOf(call, (name) => known[name] ?? id);
    const path = query.size > 0 ? `${address}?${query}` : address;
    const bodies = call.body ? bodiesAbout(call.body, known, id) : [null];
    return bodies.map((item) => ({ path, body: item === null ? null : JSON.stringify({ items: [item] }) }));
  });
}

/** What an answer tells of the customer that the question did not say itself. */
function readsOf(answer: Answer, { path, body }: Asked, { secrets }: Marked): string[] {
  const asked = `${decodeURIComponent(path)} ${body}`;
  const told = secrets.filter((secret) => !asked.includes(secret) && answer.body.includes(secret));
  return told.map((secret) => `reads ${secret} of another`);
}

async function callAs({ shop, tally }: Context, call: Call, who: Identity, victim: Marked): Promise<void> {
  const seen = new Set<string>();
  for (const asked of questionsAbout(call, victim)) {
    if (seen.has(`${asked.path} ${asked.body}`)) continue;
    seen.add(`${asked.path} ${asked.body}`);
    const answer = await shop.ask({
      method: call.method,
      path: asked.path,
      headers: {
        'content-type': 'application/json',
        ...(who.token === null ? {} : { authorization: `Bearer ${who.token}` }),
      },
      body: asked.body,
    });
    const isRefused = answer.status === 401 || answer.status === 403;
    const problems = readsOf(answer, asked, victim);
    if (!mayCall(call, who) && !isRefused && answer.status !== 429)
      problems.push(`let in with ${answer.status}`);
    tally.judge(`${call.name} as ${who.name} (${asked.path})`, answer, problems);
  }
}

async function identitiesOf({ shop, isShort }: Context, victim: Marked): Promise<Identity[]> {
  const guest = await newGuest(shop);
  const forged = Object.entries(forgedTokens(victim.token, guest));
  return [
    { name: 'nobody', token: null, is: 'nobody' },
    { name: 'a guest', token: guest, is: 'guest' },
    { name: 'another customer', token: (await newCustomer(shop)).token, is: 'customer' },
    { name: 'an administrator', token: await administratorToken(shop), is: 'admin' },
    { name: "another site's guest", token: await newGuest(shop, 'be'), is: 'nobody' },
    ...(isShort ? forged.slice(0, 3) : forged).map(([name, token]) => ({
      name: `a forged token (${name})`,
      token,
      is: 'nobody' as const,
    })),
  ];
}

/** Numbers of orders are read aloud, so they are short; but whoever has one must not be able to count to the next. */
async function countNumbers({ shop, tally }: Context): Promise<void> {
  const { email, token } = await newCustomer(shop);
  const addressId = await saveAddress(shop, token, email);
  const numbers: string[] = [];
  for (let count = 0; count < 4; count += 1)
    numbers.push((await placeOrder(shop, token, addressId)).orderNumber);
  const steps = numbers.slice(1).map((number, index) => distanceOf(numbers[index] ?? '', number));
  const isCountable = steps.every((step) => step <= 1000);
  tally.expect('numbers of four orders in a row', [
    isCountable ? `follow each other: ${numbers.join(', ')}` : null,
  ]);
}

/** How far two numbers are from each other, by all letters and digits in them. */
export function distanceOf(one: string, other: string): number {
  const worth = (text: string) => Number.parseInt(text.replaceAll(/[^a-z0-9]/gi, '').slice(-10), 36);
  return Math.abs(worth(one) - worth(other));
}

export const authorisation: Kind = {
  name: 'authorisation',
  about: "every call about another customer's things, as everybody else; nothing read, nothing changed",
  seconds: { short: 20, full: 90 },
  async run(context) {
    const { shop, tally, hasTime } = context;
    const victim = await newMarkedCustomer(shop);
    const identities = await identitiesOf(context, victim);
    const calls = await describedCalls(shop);
    const before = await belongingsOf(shop, victim);
    const cells = calls.flatMap((call) =>
      // Administrators may do what their own calls are for.
      identities.filter(({ is }) => is !== 'admin' || call.auth !== 'admin').map((who) => ({ call, who })),
    );
    await inTurns(cells, { width: 6, hasTime }, ({ call, who }) => callAs(context, call, who, victim));
    const after = await belongingsOf(shop, victim);
    for (const [name, value] of Object.entries(before))
      tally.expect(`${name} of the customer`, [
        after[name] === value ? null : `changed by others: ${value} → ${after[name]}`,
      ]);
    await countNumbers(context);
    return undefined;
  },
};

import { brokenBodies, contentTypes, oddBodies, oddValues } from '../body-structures.ts';
import { addressOf, type Call, describedCalls } from '../calls.ts';
import { administratorToken, newCustomer, newGuest } from '../identities.ts';
import { inTurns } from '../in-turns.ts';
import type { Context, Kind } from '../kind.ts';
import { someOf } from '../random.ts';
import { sendRaw } from '../raw.ts';
import { fieldsOf, sampleOf, withField } from '../sample-body.ts';
import { transportTricks } from '../transport.ts';

type Target = Call & { body: NonNullable<Call['body']>; token: string | null };

/** Every call with a body, with somebody it lets in: a new customer each, because some calls end an account. */
async function targetsOf({ shop }: Context): Promise<Target[]> {
  const admin = await administratorToken(shop);
  const targets: Target[] = [];
  for (const call of await describedCalls(shop)) {
    if (!call.body) continue;
    const token =
      call.auth === 'none'
        ? null
        : call.auth === 'admin'
          ? admin
          : call.auth === 'customer'
            ? (await newCustomer(shop)).token
            : await newGuest(shop);
    targets.push({ ...call, body: call.body, token });
  }
  return targets;
}

type Sent = { name: string; body: string | Buffer; contentType?: string; isBroken?: boolean };

async function send({ shop, tally }: Context, target: Target, sent: Sent): Promise<void> {
  const { method, token } = target;
  const type = sent.contentType ?? 'application/json';
  const answer = await shop.ask({
    method,
    path: addressOf(target, () => '00000000-0000-4000-8000-000000000000'),
    headers: {
      ...(type === '' ? {} : { 'content-type': type }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: sent.body,
  });
  const problems: string[] = [];
  if (sent.isBroken && answer.status > 0 && answer.status < 400) problems.push(`taken with ${answer.status}`);
  // The rest of the body is still on its way: read as the next request it would be somebody's smuggled one.
  if (answer.status === 413 && answer.headers.connection !== 'close')
    problems.push('413 that does not say it closes');
  tally.judge(`${target.name} with ${sent.name}`, answer, problems);
}

const envelope = (item: unknown) => JSON.stringify({ items: [item] });

function bodiesFor({ isShort, seed }: Context, target: Target, index: number): Sent[] {
  const item = sampleOf(target.body);
  const broken = Object.entries(brokenBodies).map(([name, body]) => ({ name, body, isBroken: true }));
  const odd = Object.entries(oddBodies(item)).map(([name, body]) => ({ name, body }));
  const types = contentTypes.map((contentType) => ({
    name: `type ${contentType || 'none'}`,
    body: envelope(item),
    contentType,
    isBroken: true,
  }));
  const fields = fieldsOf(target.body).flatMap((field, place) =>
    [...someOf(oddValues, isShort ? 2 : oddValues.length, seed + index * 31 + place), 'constructor'].map(
      (value) => ({
        name: `${field.join('.')}: ${JSON.stringify(value)?.slice(0, 60)}`,
        body: envelope(withField(item, field, value)),
      }),
    ),
  );
  if (!isShort) return [...broken, ...odd, ...types, ...fields];
  return [
    ...someOf(broken, 6, seed + index),
    ...someOf(odd, 2, seed + index),
    ...someOf(types, 1, seed + index),
    ...fields,
  ];
}

async function sendTricks({ shop, tally }: Context): Promise<void> {
  for (const { name, bytes, refusedBy } of transportTricks()) {
    const answer = await sendRaw(shop.port, bytes, 8000);
    const isRefused = answer.trouble === 'cut' || refusedBy.includes(answer.status);
    const heard = answer.trouble === 'cut' ? { ...answer, trouble: null } : answer;
    tally.judge(`transport: ${name}`, heard, isRefused ? [] : [`answered ${answer.status}`]);
  }
}

export const bodies: Kind = {
  name: 'bodies',
  about: 'broken and odd bodies for every call with one, wrong values in every field, lies of transport',
  seconds: { short: 20, full: 120 },
  async run(context) {
    await sendTricks(context);
    const targets = await targetsOf(context);
    const all = targets.flatMap((target, index) =>
      bodiesFor(context, target, index).map((sent) => ({ target, sent })),
    );
    await inTurns(all, { width: 6, hasTime: context.hasTime }, ({ target, sent }) =>
      send(context, target, sent),
    );
    return undefined;
  },
};

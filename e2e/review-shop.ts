import { type APIRequestContext, expect } from '@playwright/test';
import { send } from './api-call';
import { orderByApi, pay } from './shop-api';
import { staffHeaders } from './staff';

/** A buyer who has been sent what may be reviewed, and staff who publish what was written. */

type Mail = { id: string; recipient: string; kind: string };

/** Buys it without a browser, has it delivered, and gives the link of the mail that tells so. */
export async function linkOfDelivered(request: APIRequestContext, vsin: string): Promise<string> {
  const ordered = await orderByApi(request, vsin);
  await pay(request, ordered, 'success');
  const token = (await staffHeaders(request)).authorization.replace('Bearer ', '');
  for (const event of ['prepare', 'ship', 'deliver'])
    await send(request, 'POST', `orders/${ordered.orderId}/events`, { token, item: { event } });
  const [order] = await send<{ email: string }>(request, 'GET', `admin/orders/${ordered.orderId}`, { token });
  let link = '';
  await expect
    .poll(async () => {
      const listed = await request.get('/api/dev/mail', { headers: { accept: 'application/json' } });
      const { items }: { items: Mail[] } = await listed.json();
      const own = items.filter((mail) => mail.recipient === order?.email && mail.kind === 'order-status');
      for (const { id } of own) {
        const mail = await (await request.get(`/api/dev/mail/${id}?part=text`)).text();
        link = /\/[a-z-]+\/review#key=[\w.-]+/.exec(mail)?.[0] ?? link;
      }
      return link;
    })
    .not.toBe('');
  return link;
}

type Waiting = { id: string; title: string; revision: number };

/** Publishes what waits under this title. @returns how much that was */
export async function publishReviews(request: APIRequestContext, title: string): Promise<number> {
  const token = (await staffHeaders(request)).authorization.replace('Bearer ', '');
  const waiting = await send<Waiting>(request, 'GET', 'admin/reviews?status=waiting&size=100', { token });
  const own = waiting.filter((review) => review.title === title);
  expect(own).not.toEqual([]);
  for (const { id, revision } of own)
    await send(request, 'POST', `admin/reviews/${id}/decision`, { token, item: { revision, refusal: null } });
  return own.length;
}

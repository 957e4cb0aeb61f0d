import { type APIRequestContext, expect } from '@playwright/test';
import * as places from './places';
import { literal } from './text';

/** The shop closes connections that rest; one may end as it is used again. */
const maxRetries = 3;

type Listed = { id: string; recipient: string; kind: string };

/** The text of the last mail of a kind to an address, as soon as it is there. */
export async function mailTo(request: APIRequestContext, recipient: string, kind: string): Promise<string> {
  let id = '';
  await expect
    .poll(async () => {
      const answer = await request.get('/api/dev/mail', {
        headers: { accept: 'application/json' },
        maxRetries,
      });
      const { items }: { items: Listed[] } = await answer.json();
      id = items.find((mail) => mail.recipient === recipient && mail.kind === kind)?.id ?? '';
      return id;
    })
    .not.toBe('');
  return (await request.get(`/api/dev/mail/${id}?part=text`, { maxRetries })).text();
}

/** How many mails of a kind went to an address. */
export async function mailsTo(request: APIRequestContext, recipient: string, kind: string): Promise<number> {
  const answer = await request.get('/api/dev/mail', { headers: { accept: 'application/json' }, maxRetries });
  const { items }: { items: Listed[] } = await answer.json();
  return items.filter((mail) => mail.recipient === recipient && mail.kind === kind).length;
}

/** The link that opens withdrawing from the order of a mail. */
export function withdrawalLinkOf(mail: string): string {
  return new RegExp(`${literal(places.withdrawal ?? '')}#key=[\\w.-]+`).exec(mail)?.[0] ?? '';
}

import { html } from 'hono/html';
import { type Html, htmlPage } from '../../http/html-page.ts';
import type { Services } from '../../services.ts';
import { toMessage } from './message.ts';
import { findMail, listMails, type StoredMail } from './repo.ts';
import { RefusedMail } from './transport.ts';

const maxListed = 100;

/**
 * Whether anybody may read what the shop sends, links to new passwords included: at home yes; in production, and where
 * mails go out to people, only when `DEV_MAIL` says so.
 */
export function isOutboxOpen({ environment }: Pick<Services, 'environment'>): boolean {
  return environment.devMail ?? (process.env.NODE_ENV !== 'production' && environment.smtpUrl === undefined);
}

function toRow({ id, createdAt, recipient, subject, kind, status, lastError }: StoredMail): Html {
  const time = createdAt.toISOString();
  return html`<tr>
<td><time datetime="${time}">${time.slice(0, 19).replace('T', ' ')}</time></td>
<td>${recipient}</td>
<td><a href="/api/dev/mail/${id}">${subject ?? kind}</a> (<a href="/api/dev/mail/${id}?part=text" aria-label="Text of ${subject ?? kind}">text</a>)</td>
<td>${status}${lastError && `: ${lastError}`}</td>
</tr>`;
}

/** The last mails, as a page, or as JSON for tests that ask for it. */
export async function outboxList(request: Request, { db }: Services): Promise<Response> {
  const mails = await listMails(db, maxListed);
  if (request.headers.get('accept')?.includes('application/json')) {
    const items = mails.map(({ id, createdAt, recipient, subject, kind, status, language }) => ({
      id,
      createdAt,
      recipient,
      subject,
      kind,
      status,
      language,
    }));
    return Response.json({ items });
  }
  const table = html`<table>
<caption>The last ${maxListed} mails, newest first (UTC)</caption>
<thead><tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">State</th></tr></thead>
<tbody>
${mails.map(toRow)}
</tbody>
</table>`;
  return htmlPage({
    language: 'en',
    title: 'Outbox',
    body: html`<h1>Outbox</h1>${mails.length === 0 ? html`<p>No mail has been written yet.</p>` : table}`,
    isWide: true,
  });
}

/** Styles of the mail itself and nothing else: no script, no request, no form. Links open as anywhere. */
const mailCsp =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** One mail as its recipient sees it, `?part=text` the other part. Null when there is none, or it cannot be written. */
export async function outboxMail(request: Request, id: string, services: Services): Promise<Response | null> {
  const mail = await findMail(services.db, id);
  if (!mail || mail.recipient === '') return null;
  const message = await toMessage(mail, services).catch((error: unknown) => {
    if (error instanceof RefusedMail) return null;
    throw error;
  });
  if (!message) return null;
  const isText = new URL(request.url).searchParams.get('part') === 'text';
  return new Response(isText ? message.text : message.html, {
    headers: {
      'content-type': `text/${isText ? 'plain' : 'html'}; charset=utf-8`,
      'content-security-policy': mailCsp,
      'x-robots-tag': 'noindex',
    },
  });
}

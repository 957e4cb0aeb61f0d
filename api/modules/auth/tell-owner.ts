import type { Tx } from '../../db/client.ts';
import type { RequestContext } from '../../request-context.ts';
import { type MailData, queueMail } from '../outbox/queue.ts';
import type { Account } from './repo.ts';

/** Mails about the safety of an account; who changed something may be somebody else than who reads them. */
type Told = 'password-changed' | 'email-changed';

/** Writes to the address the account has had so far. */
export async function tellOwner(
  tx: Tx,
  kind: Told,
  { id, email, firstName }: Account,
  { site, language }: RequestContext,
): Promise<void> {
  const data: MailData[Told] = { customerId: id, firstName };
  await queueMail(tx, { site: site.code, language, recipient: email, kind, data, causeKey: null });
}

import type { Tx } from '../../db/client.ts';
import type { RequestContext } from '../../request-context.ts';
import { queueMail } from '../outbox/queue.ts';
import type { Account } from './repo.ts';

/** Whose password it was must hear of it: a thief who has found one changes it first. */
export async function tellNewPassword(
  tx: Tx,
  { id: customerId, email, firstName }: Account,
  { site, language }: RequestContext,
): Promise<void> {
  const to = { site: site.code, language, recipient: email };
  await queueMail(tx, { ...to, kind: 'password-changed', data: { firstName, customerId }, causeKey: null });
}

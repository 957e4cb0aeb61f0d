import type { DeclarationInput } from '../../contract/withdrawal-declarations.ts';
import type { Tx } from '../../db/client.ts';
import { TooManyRequests } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { addresseeOf } from '../orders/mails.ts';
import { lockOrder, type StoredOrder } from '../orders/repo.ts';
import { queueMail } from '../outbox/queue.ts';
import { countMailed, insertDeclaration, listOpenDeclarations } from './declarations-repo.ts';
import { type ContractCall, codeMs, evenly, limitTyped, maxTries } from './proof.ts';
import { findOrderByNumber } from './repo.ts';
import { nameOf } from './view.ts';

/** Mails about one order within the time that a code counts; more declarations refer to the codes of these. */
const maxMails = 3;
/** Of all orders that write to one address. */
const mailsPerAddress = { points: 10, seconds: 24 * 3600 };
/** Open ones of an order. The first of them gives the moment, so that more would say nothing new. */
const maxOpen = 20;
/** A second press of the button; what comes later asks for the mail again. */
const repeatedMs = 30_000;

async function takesMail(tx: Tx, { id, email }: StoredOrder, services: Services): Promise<boolean> {
  const since = new Date(services.now().getTime() - codeMs);
  if ((await countMailed(tx, id, since)) >= maxMails) return false;
  try {
    await services.limits.consume('declaration-mail', email, mailsPerAddress);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

async function keep(tx: Tx, orderId: string, input: DeclarationInput, services: Services): Promise<void> {
  // Locked, so that declarations at the same moment are counted one after another.
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const now = services.now();
  const open = await listOpenDeclarations(tx, order.id);
  const name = input.name || nameOf(order);
  const statement = input.statement || null;
  const isRepeated = open.some(
    (one) =>
      one.name === name &&
      one.statement === statement &&
      one.tries < maxTries &&
      now.getTime() - one.declaredAt.getTime() < repeatedMs,
  );
  if (isRepeated || open.length >= maxOpen) return;
  const mailedAt = (await takesMail(tx, order, services)) ? now : null;
  const { id } = await insertDeclaration(tx, {
    ...{ site: order.site, orderId: order.id, name, statement, declaredAt: now, mailedAt },
  });
  if (!mailedAt) return;
  const data = { declarationId: id };
  const causeKey = `withdrawal-declared:${id}`;
  await queueMail(tx, { ...addresseeOf(order), kind: 'withdrawal-declared', data, causeKey });
}

/**
 * POST withdrawals/declarations: keeps what was declared, with its moment, and mails it with a code to the address of
 * the order. Neither the answer nor its duration tells whether there is such an order.
 * @throws ApiError too-many-requests
 */
export async function declareByForm(
  call: ContractCall,
  input: DeclarationInput,
  services: Services,
): Promise<void> {
  await limitTyped(call, input, services);
  const work = services.db.transaction(async (tx) => {
    const order = await findOrderByNumber(tx, call.site.code, input);
    if (order) await keep(tx, order.id, input, services);
  });
  await evenly(work);
}

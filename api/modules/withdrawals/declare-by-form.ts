import type { DeclarationInput } from '../../contract/withdrawal-declarations.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { TooManyRequests } from '../../http/api-error.ts';
import { evenly } from '../../http/evenly.ts';
import type { Services } from '../../services.ts';
import { addresseeOf } from '../orders/mails.ts';
import { lockOrder, type StoredOrder } from '../orders/repo.ts';
import { queueMail } from '../outbox/queue.ts';
import { countMailed, insertDeclaration, listOpenDeclarations } from './declarations-repo.ts';
import { type ContractCall, codeMs, limitTyped, maxTries } from './proof.ts';
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

async function isMailedEnough(db: Queryable, { id }: StoredOrder, services: Services): Promise<boolean> {
  return (await countMailed(db, id, new Date(services.now().getTime() - codeMs))) >= maxMails;
}

/** Before anything is locked: limits may wait for the network. */
async function takesMail(order: StoredOrder, services: Services): Promise<boolean> {
  if (await isMailedEnough(services.db, order, services)) return false;
  const { email } = order;
  try {
    await services.limits.consume('declaration-mail', email, mailsPerAddress);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

async function keep(
  tx: Tx,
  { orderId, mayMail }: { orderId: string; mayMail: boolean },
  input: DeclarationInput,
  services: Services,
): Promise<void> {
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
  const mailedAt = mayMail && !(await isMailedEnough(tx, order, services)) ? now : null;
  const { id } = await insertDeclaration(tx, {
    site: order.site,
    orderId: order.id,
    name,
    statement,
    declaredAt: now,
    mailedAt,
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
  const declare = async () => {
    const order = await findOrderByNumber(services.db, call.site.code, input);
    if (!order) return;
    const known = { orderId: order.id, mayMail: await takesMail(order, services) };
    await services.db.transaction((tx) => keep(tx, known, input, services));
  };
  await evenly(declare());
}

import { desc, eq } from 'drizzle-orm';
import type { CustomerExport } from '../../contract/customer.ts';
import type { SiteRules } from '../../contract/sites.ts';
import { emailChanges, sessions } from '../../db/schema/customers.ts';
import { mails } from '../../db/schema/mail.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { listAddresses } from '../address/repo.ts';
import { type Account, findCustomer } from '../auth/repo.ts';
import { listRequestsOf } from '../back-in-stock/requests.ts';
import { readBasket } from '../basket/service.ts';
import { listLists } from '../favourites/lists.ts';
import { listFavourites } from '../favourites/repo.ts';
import { listInvoicesOfOwner } from '../invoices/repo.ts';
import { listOrders } from '../orders/repo.ts';
import { showOrders } from '../orders/show-orders.ts';
import { toOrder } from '../orders/view.ts';
import { exportVisitor } from '../personalisation/visitor.ts';
import { exportQuestions } from '../questions/service.ts';
import { exportReviews } from '../reviews/service.ts';
import { exportRequests } from '../samples/service.ts';
import { listPagesSavedBy } from '../template/saved-pages.ts';
import { listDeclarationsOf } from '../withdrawals/declarations-repo.ts';
import { listWithdrawalsOfOwner } from '../withdrawals/repo.ts';
import { readReceipts } from '../withdrawals/view.ts';
import { mailsOf } from './own-mails.ts';
import { present, showCustomer } from './service.ts';

/** It is all that is stored. */
const noLimit = Number.MAX_SAFE_INTEGER;

async function exportOrders(shopper: ShopperContext, { db }: Services): Promise<CustomerExport['orders']> {
  const orders = await listOrders(db, ownerOf(shopper), { limit: noLimit, offset: 0, tries: true });
  return showOrders(db, orders, (order, parts) => ({ ...toOrder(order, parts), note: order.note }));
}

async function exportWithdrawals(shopper: ShopperContext, { db }: Services) {
  return readReceipts(db, await listWithdrawalsOfOwner(db, ownerOf(shopper), noLimit));
}

async function exportSessions({ db }: Services, customerId: string): Promise<CustomerExport['sessions']> {
  const opened = await db
    .select({ device: sessions.device, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(desc(sessions.createdAt));
  return opened.map(({ device, createdAt, expiresAt }) => ({
    device,
    startedAt: createdAt.toISOString(),
    endsAt: expiresAt.toISOString(),
  }));
}

async function findPendingEmail({ db }: Services, customerId: string): Promise<string | null> {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.customerId, customerId));
  return change?.email ?? null;
}

async function exportMails(
  { db }: Services,
  site: SiteRules,
  account: Account,
): Promise<CustomerExport['mails']> {
  const sent = await db
    .select({ kind: mails.kind, status: mails.status, createdAt: mails.createdAt })
    .from(mails)
    .where(mailsOf(account, site.code))
    .orderBy(desc(mails.createdAt))
    .limit(noLimit);
  return sent.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: createdAt.toISOString() }));
}

/** All that is stored of a customer. @throws ApiError token-invalid */
export async function exportCustomer(shopper: ShopperContext, services: Services): Promise<CustomerExport> {
  const { claims, site } = shopper;
  const account = present(await findCustomer(services.db, claims.sub));
  const owner = { customerId: account.id, site: site.code };
  const [
    addresses,
    favourites,
    basket,
    orders,
    invoices,
    withdrawals,
    declarations,
    saved,
    opened,
    sent,
    awaited,
    samples,
    personalisation,
    reviews,
    questions,
    favouriteLists,
  ] = await Promise.all([
    listAddresses(services.db, ownerOf(shopper)),
    listFavourites(services.db, owner, { offset: 0, limit: null }),
    readBasket(shopper, services),
    exportOrders(shopper, services),
    listInvoicesOfOwner(services.db, ownerOf(shopper), noLimit),
    exportWithdrawals(shopper, services),
    listDeclarationsOf(services.db, account.id, noLimit),
    listPagesSavedBy(services.db, account.id, noLimit),
    exportSessions(services, account.id),
    exportMails(services, site, account),
    listRequestsOf(services.db, account.id),
    exportRequests(shopper, account.id, services),
    exportVisitor(ownerOf(shopper), services),
    exportReviews(ownerOf(shopper), services),
    exportQuestions(account.id, services),
    listLists(services.db, account.id),
  ]);
  return {
    exportedAt: services.now().toISOString(),
    customer: await showCustomer(services.db, site.code, account),
    pendingEmail: await findPendingEmail(services, account.id),
    addresses,
    favourites: favourites.map(({ vsin, createdAt }) => ({ id: vsin, addedAt: createdAt.toISOString() })),
    favouriteLists,
    basket,
    orders,
    invoices,
    withdrawals,
    withdrawalDeclarations: declarations,
    personalisation,
    reviews,
    backInStock: awaited,
    samples,
    questions,
    savedPages: saved.map(({ savedAt, ...page }) => ({ ...page, savedAt: savedAt.toISOString() })),
    sessions: opened,
    mails: sent,
  };
}

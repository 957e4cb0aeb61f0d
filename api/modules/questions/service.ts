import { eq } from 'drizzle-orm';
import { siteIdentities } from '../../../sites/identities.ts';
import type { TokenClaims } from '../../contract/auth.ts';
import {
  type AdminQuestion,
  type OwnQuestion,
  type QuestionAnswer,
  type QuestionInput,
  type QuestionStatus,
  questionResultSchema,
  type ShownQuestion,
} from '../../contract/questions.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db, Tx } from '../../db/client.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { ApiError } from '../../http/api-error.ts';
import { doOnce, readIdempotencyKey } from '../../http/idempotency.ts';
import type { Paging } from '../../http/paging.ts';
import type { RequestContext } from '../../request-context.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { Services } from '../../services.ts';
import { publishProducts } from '../listing/publish-products.ts';
import { queueMail } from '../outbox/queue.ts';
import { pickText } from '../product/localise.ts';
import { findProductId } from '../product/product-rows.ts';
import * as repo from './repo.ts';

type Named = RequestContext & { vsin: string };

async function productOf(db: Db, vsin: string): Promise<number> {
  const productId = await findProductId(db, vsin);
  if (productId === undefined) throw new ApiError('product-not-found');
  return productId;
}

function toOwn(stored: repo.StoredQuestion): OwnQuestion {
  const { id, vsin, question, answer, shownAs, askedAt, answeredAt } = stored;
  return {
    id,
    question,
    answer,
    shownAs,
    status: answer === null ? 'waiting' : 'answered',
    productId: vsin,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

function toAdmin(stored: repo.StoredQuestion): AdminQuestion {
  return { ...toOwn(stored), email: stored.email, language: stored.language };
}

/** What all may read of a product, in the language of the call. @throws ApiError product-not-found */
export async function listShownQuestions(
  { site, language, vsin }: Named,
  { db }: Services,
): Promise<ShownQuestion[]> {
  const productId = await productOf(db, vsin);
  const found = await repo.listShown(db, { productId, site: site.code, language });
  return found.flatMap(({ id, shownAs, answer, answeredAt }) =>
    shownAs !== null && answer !== null && answeredAt
      ? { id, question: shownAs, answer, answeredOn: localDate(answeredAt, site.timeZone) }
      : [],
  );
}

/** Each is a mail to an address that nobody has proven to be theirs, and work for somebody. */
const perAddress = { points: 5, seconds: 86_400 };

/**
 * Keeps a question, once for each Idempotency-Key; its asker gets a receipt, the shop the question.
 * @throws ApiError product-not-found, too-many-requests, idempotency-conflict
 */
export async function ask(
  asked: Named & QuestionInput & { claims: TokenClaims; request: Request },
  { db, now, limits }: Services,
): Promise<{ askedAt: string }> {
  const { site, language, claims, request, vsin, email, question } = asked;
  await productOf(db, vsin);
  const customerId = claims.type === 'Customer' ? claims.sub : null;
  const askedAt = now();
  const payload = { question: { site: site.code, vsin, email, question } };
  const call = { ownerId: claims.sub, key: readIdempotencyKey(request), payload };
  const count = () => limits.consume('questions-address', `${site.code} ${email}`, perAddress);
  const work = async (tx: Tx) => {
    const values = { site: site.code, language, vsin, email, customerId, question, askedAt };
    const { id: questionId } = await repo.insertQuestion(tx, values);
    await queueMail(tx, {
      site: site.code,
      language,
      recipient: email,
      kind: 'question-received',
      data: { questionId, customerId },
      causeKey: `question-received:${questionId}`,
    });
    await queueMail(tx, {
      site: site.code,
      language: site.language,
      kind: 'question-asked',
      recipient: siteIdentities[site.code].contact.email,
      data: { questionId, customerId: null },
      causeKey: `question-asked:${questionId}`,
    });
    return { askedAt: askedAt.toISOString() };
  };
  return doOnce(db, call, questionResultSchema, { count, work });
}

export async function listForStaff(
  asked: { site: SiteCode; status: QuestionStatus | undefined },
  paging: Paging,
  { db }: Services,
): Promise<AdminQuestion[]> {
  return (await repo.listQuestionsOfSite(db, asked, paging)).map(toAdmin);
}

async function variantsOf(db: Db, { vsin }: repo.StoredQuestion): Promise<number[]> {
  const found = await db.select({ id: variants.id }).from(variants).where(eq(variants.vsin, vsin));
  return found.map(({ id }) => id);
}

/** The asker gets each answer once; another word in how the question is shown is no news for them. */
async function tellAsker(tx: Tx, stored: repo.StoredQuestion, answers: number): Promise<void> {
  const { id, site, language, email, customerId } = stored;
  if (email === null) return;
  await queueMail(tx, {
    site,
    language,
    recipient: email,
    kind: 'question-answered',
    data: { questionId: id, customerId },
    causeKey: `question-answered:${id}:${answers}`,
  });
}

type Answered = QuestionAnswer & { site: SiteCode; questionId: string; answeredBy: string };

/**
 * Answers a question, or corrects its answer, and shows both on the page of the product or takes them off it. The same
 * again changes nothing.
 * @throws ApiError resource-not-found
 */
export async function answerQuestion(
  { site, questionId, answeredBy, answer, shownAs }: Answered,
  services: Services,
): Promise<AdminQuestion> {
  const { db, now } = services;
  const [before, after] = await db.transaction(async (tx) => {
    const stored = await repo.lockQuestion(tx, site, questionId);
    if (!stored) throw new ApiError('resource-not-found');
    if (stored.answer === answer && stored.shownAs === shownAs) return [stored, stored] as const;
    const isNews = stored.answer !== answer;
    const answers = stored.answers + (isNews ? 1 : 0);
    const answeredAt = isNews ? now() : stored.answeredAt;
    const change = { answer, shownAs, answers, answeredAt, answeredBy };
    await repo.saveAnswer(tx, questionId, change);
    if (isNews) await tellAsker(tx, stored, answers);
    return [stored, { ...stored, ...change }] as const;
  });
  if (before !== after && (before.shownAs !== null || after.shownAs !== null))
    await publishProducts(await variantsOf(db, after), false, services);
  return toAdmin(after);
}

/** Deletes what is no question, or what its asker wants gone, off the page too. @throws ApiError resource-not-found */
export async function removeQuestion(
  site: SiteCode,
  questionId: string,
  services: Services,
): Promise<{ questionId: string }> {
  const removed = await services.db.transaction(async (tx) => {
    const stored = await repo.lockQuestion(tx, site, questionId);
    if (!stored) throw new ApiError('resource-not-found');
    await repo.deleteQuestion(tx, questionId);
    return stored;
  });
  if (removed.shownAs !== null)
    await publishProducts(await variantsOf(services.db, removed), false, services);
  return { questionId };
}

/** A customer's own, for their export. */
export async function exportQuestions(customerId: string, { db }: Services): Promise<OwnQuestion[]> {
  return (await repo.listQuestionsOf(db, customerId)).map(toOwn);
}

/** For the mails about one, with what the product is called and where it stands; null once it is deleted. */
export async function readForMail({ db }: Services, { language }: RequestContext, id: string) {
  const stored = await repo.findQuestion(db, id);
  if (!stored) return null;
  const [variant] = await db
    .select({ title: variants.title, alias: variants.alias })
    .from(variants)
    .where(eq(variants.vsin, stored.vsin));
  return {
    ...toAdmin(stored),
    // A product may have gone since it was asked about.
    title: variant ? pickText(variant.title, language) : stored.vsin,
    alias: variant ? pickText(variant.alias, language) : null,
  };
}

import { apiTexts } from '../../../messages/api.ts';
import * as calls from '../../contract/calls/support.ts';
import type { Product } from '../../contract/catalogue.ts';
import { returnDaysOf } from '../../contract/return-days.ts';
import {
  supportAnswerSchema,
  supportInputSchema,
  supportQuestionSchema,
  supportResultSchema,
} from '../../contract/support.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { readProduct } from '../product/product-page.ts';
import { wordsOf } from '../search/words.ts';
import { findAnswers, tellingWords, toCandidate, wordsAsked } from './find-answers.ts';
import { listKnownAnswers } from './known-answers.ts';
import { findNamed } from './named-product.ts';
import { productFacts } from './product-facts.ts';
import { writeToSupport } from './write-to-support.ts';

async function findProduct(
  services: Services,
  context: RequestContext,
  vsin: string,
): Promise<Product | null> {
  if (vsin === '') return null;
  try {
    return await readProduct(services, context, vsin);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'product-not-found') return null;
    throw error;
  }
}

function titleWords(product: Product | null): ReadonlySet<string> {
  return new Set(product ? wordsOf(product.title) : []);
}

export const routes: readonly Route[] = [
  defineRoute(
    calls.writeToSupport,
    {
      summary:
        'Contact form: the message goes to the shop by mail, a copy to its writer. Anything in the copy that mail programs make a link of is left out. Five messages an hour for one client, three copies a day for one address: further messages reach the shop without one. Send Idempotency-Key so that a repeated call writes nothing twice',
      auth: 'none',
      body: supportInputSchema,
      response: supportResultSchema,
      headers: ['Idempotency-Key'],
      limit: { points: 5, seconds: 3600, isGuard: true },
      errors: ['too-many-requests', 'idempotency-conflict'],
    },
    async (call, services) => [await writeToSupport(call, call.items[0], services)],
  ),
  defineRoute(
    calls.askSupport,
    {
      summary:
        'Answers of the chat: those of the help centre, of remote config and of the policies, and facts of the product ' +
        'at hand or of the one that is named, found by the words of the question. Up to three, the best first, none when nothing fits. No question is stored',
      auth: 'none',
      body: supportQuestionSchema,
      response: supportAnswerSchema,
      limit: { points: 60, seconds: 60 },
      errors: ['too-many-requests'],
    },
    async ({ site, language, items: [{ question, productId }] }, services) => {
      const context = { site, language };
      const texts = apiTexts[language].support;
      const [onPage, known] = await Promise.all([
        findProduct(services, context, productId),
        listKnownAnswers(context, services),
      ]);
      const candidates = known.map((answer) => toCandidate(answer, texts));
      const names = tellingWords(question, texts, titleWords(onPage));
      const named = await findNamed(services, context, question, names);
      const product = named === null ? onPage : await findProduct(services, context, named);
      const returnDays = returnDaysOf(services.config(site.code));
      const facts = product ? productFacts({ product, context, returnDays }) : [];
      const words = wordsAsked(question, texts, titleWords(product));
      return findAnswers(words, [...facts, ...candidates], texts);
    },
  ),
];

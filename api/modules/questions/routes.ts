import { object, string } from 'yup';
import * as calls from '../../contract/calls/questions.ts';
import {
  adminQuestionSchema,
  questionAnswerSchema,
  questionInputSchema,
  questionResultSchema,
  questionStatuses,
  removedQuestionSchema,
  shownQuestionSchema,
} from '../../contract/questions.ts';
import { pagingQuery, readPaging } from '../../http/paging.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { answerQuestion, ask, listForStaff, listShownQuestions, removeQuestion } from './service.ts';

/** Each is a mail, and work for somebody. */
const perClient = { points: 10, seconds: 3600, isGuard: true } as const;

const staffQuery = object({
  ...pagingQuery,
  status: string().oneOf(questionStatuses).optional(),
}).noUnknown();

export const routes: readonly Route[] = [
  defineRoute(
    calls.listProductQuestions,
    {
      summary:
        'What was asked of a product and what the shop answered, as far as staff show it, latest answer first, twenty at ' +
        'most; of the site, in the language of the call',
      auth: 'none',
      response: shownQuestionSchema,
      errors: ['product-not-found'],
    },
    async (call, services) => listShownQuestions({ ...call, vsin: call.params.vsin }, services),
  ),
  defineRoute(
    calls.askQuestion,
    {
      summary:
        'Asks the shop something about a product. A receipt goes to the address, the question to staff, who answer by ' +
        'mail. Five questions a day for one address. Send Idempotency-Key so that a repeated call asks nothing twice',
      auth: 'token',
      body: questionInputSchema,
      response: questionResultSchema,
      headers: ['Idempotency-Key'],
      limit: perClient,
      errors: ['product-not-found', 'too-many-requests', 'idempotency-conflict'],
    },
    async (call, services) => [await ask({ ...call, ...call.items[0], vsin: call.params.vsin }, services)],
  ),
  defineRoute(
    calls.listQuestions,
    {
      summary:
        'Questions of the site about products, oldest first, by page: `waiting` for an answer, or `answered`',
      auth: 'admin',
      query: staffQuery,
      response: adminQuestionSchema,
    },
    async ({ site, query }, services) => {
      const { status } = staffQuery.cast(Object.fromEntries(query));
      return listForStaff({ site: site.code, status }, readPaging(query), services);
    },
  ),
  defineRoute(
    calls.answerQuestion,
    {
      summary:
        'Answers a question, or corrects the answer; its asker is mailed each answer once. With `shownAs` both are on the ' +
        'page of the product for all, without it (null) on none',
      auth: 'admin',
      body: questionAnswerSchema,
      errors: ['resource-not-found'],
      response: adminQuestionSchema,
    },
    async ({ site, claims, params: { questionId }, items: [answer] }, services) => [
      await answerQuestion({ ...answer, questionId, site: site.code, answeredBy: claims.sub }, services),
    ],
  ),
  defineRoute(
    calls.removeQuestion,
    {
      summary: 'Deletes a question, off the page too: what is none, or what its asker wants gone',
      auth: 'admin',
      errors: ['resource-not-found'],
      response: removedQuestionSchema,
    },
    async ({ site, params: { questionId } }, services) => [
      await removeQuestion(site.code, questionId, services),
    ],
  ),
];

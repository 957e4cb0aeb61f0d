import { call } from '../call.ts';
import type {
  AdminQuestion,
  QuestionStatus,
  questionAnswerSchema,
  questionInputSchema,
  questionResultSchema,
  removedQuestionSchema,
  ShownQuestion,
} from '../questions.ts';

export const listProductQuestions = call('GET', 'product/:vsin/questions').answers<ShownQuestion>();
export const askQuestion = call('POST', 'product/:vsin/questions')
  .takes<typeof questionInputSchema>()
  .answersOne<typeof questionResultSchema>();
export const listQuestions = call('GET', 'admin/questions')
  .query<{ page?: number; size?: number; status?: QuestionStatus }>()
  .answers<AdminQuestion>();
export const answerQuestion = call('POST', 'admin/questions/:questionId/answer')
  .takes<typeof questionAnswerSchema>()
  .answersOne<AdminQuestion>();
export const removeQuestion = call('POST', 'admin/questions/:questionId/removal').answersOne<
  typeof removedQuestionSchema
>();

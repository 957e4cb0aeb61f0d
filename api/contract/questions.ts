import { array, type InferType, object, string } from 'yup';
import { emailSchema } from './auth.ts';
import { severalLines } from './plain-text.ts';
import { questionRules } from './question-rules.ts';
import { languages } from './sites.ts';

export const questionStatuses = ['waiting', 'answered'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

/** What somebody asks of a product. The answer goes to the address; neither it nor a name is ever shown. */
export const questionInputSchema = object({
  email: emailSchema,
  question: severalLines().min(questionRules.shortest).max(questionRules.longest).required(),
}).noUnknown();
export type QuestionInput = InferType<typeof questionInputSchema>;

/** The same for every address and every question. */
export const questionResultSchema = object({ askedAt: string().required() }).required();

/** What all may read on the page of the product. */
export const shownQuestionSchema = object({
  id: string().uuid().required(),
  question: string().required(),
  answer: string().required(),
  /** ISO date of the answer. */
  answeredOn: string().required(),
}).required();
export type ShownQuestion = InferType<typeof shownQuestionSchema>;

/** One of a customer's own, as their export shows it. */
export const ownQuestionSchema = object({
  id: string().uuid().required(),
  status: string().oneOf(questionStatuses).required(),
  /** The vsin. */
  productId: string().required(),
  question: string().required(),
  /** Null until the shop has answered. */
  answer: string().nullable().defined(),
  /** How it is shown on the page of the product; null where it is not. */
  shownAs: string().nullable().defined(),
  /** ISO dates and times. */
  askedAt: string().required(),
  answeredAt: string().nullable().defined(),
}).required();
export type OwnQuestion = InferType<typeof ownQuestionSchema>;
export const ownQuestionsSchema = array().of(ownQuestionSchema).required();

/** What staff see of one. */
export const adminQuestionSchema = ownQuestionSchema
  .shape({
    /** Null once the address has been deleted. */
    email: string().nullable().defined(),
    language: string().oneOf(languages).required(),
  })
  .required();
export type AdminQuestion = InferType<typeof adminQuestionSchema>;

export const questionAnswerSchema = object({
  /** In the language of the question. */
  answer: severalLines().min(1).max(4000).required(),
  /** How the question is shown with its answer on the page, without what tells who asked; null does not show it. */
  shownAs: severalLines().min(1).max(questionRules.longest).nullable().defined(),
}).noUnknown();
export type QuestionAnswer = InferType<typeof questionAnswerSchema>;
export const removedQuestionSchema = object({ questionId: string().uuid().required() }).required();

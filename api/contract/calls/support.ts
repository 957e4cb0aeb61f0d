import { call } from '../call.ts';
import type {
  supportAnswerSchema,
  supportInputSchema,
  supportQuestionSchema,
  supportResultSchema,
} from '../support.ts';

export const writeToSupport = call('POST', 'support')
  .takes<typeof supportInputSchema>()
  .answersOne<typeof supportResultSchema>();

/** The best answer first; none when nothing fits. */
export const askSupport = call('POST', 'support/answers')
  .takes<typeof supportQuestionSchema>()
  .answers<typeof supportAnswerSchema>();

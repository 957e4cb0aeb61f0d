import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { pickText } from '../product/localise.ts';

export const helpCentre = 'help-centre';

/** A slot as it lies in the database. */
type AnySlot = { id: string; snippetCode: string; context: object | null };
type Question = { question: string; answer: string };

function listQuestions({ site, language }: RequestContext, { config }: Pick<Services, 'config'>): Question[] {
  return config(site.code).faq.map(({ question, answer }) => ({
    question: pickText(question, language),
    answer: pickText(answer, language),
  }));
}

/** What remote config answers comes first in the first list of the help centre; a question it has too is asked once. */
export function withConfigQuestions<S extends AnySlot>(
  alias: string,
  slots: readonly S[],
  context: RequestContext,
  services: Pick<Services, 'config'>,
): readonly S[] {
  const added = alias === helpCentre ? listQuestions(context, services) : [];
  const index = slots.findIndex(({ snippetCode }) => snippetCode === 'faq');
  const first = slots[index];
  if (added.length === 0 || !first?.context) return slots;
  const own: unknown = Reflect.get(first.context, 'questions');
  const kept = Array.isArray(own)
    ? own.filter((one) => !added.some((each) => each.question === one?.question))
    : [];
  return slots.with(index, { ...first, context: { ...first.context, questions: [...added, ...kept] } });
}

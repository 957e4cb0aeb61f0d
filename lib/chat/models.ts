export { supportLimits } from '@/api/contract/support-limits';

export type ChatAnswer = {
  title: string;
  lines: readonly string[];
  /** The page that says more. */
  link: { title: string; href: string } | null;
};
/** What stands in a conversation; an answer that holds nothing says that nothing was found. */
export type ChatEntry =
  | { kind: 'question'; text: string }
  | { kind: 'answers'; answers: readonly ChatAnswer[] }
  | { kind: 'failed'; question: string };

export type ChatVisitor = { name: string; email: string };
export type ChatMessage = ChatVisitor & { message: string };

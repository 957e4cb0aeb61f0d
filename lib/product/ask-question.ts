import { askQuestion } from '@/api/contract/calls/questions';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';

export { questionRules } from '@/api/contract/question-rules';

type Asked = { vsin: string; email: string; question: string };

/**
 * Asks the shop something about a product; the answer comes by mail.
 * @param key one per question, so that a repeated press asks once
 * @throws ApiFailure
 */
export async function sendQuestion(site: SiteRules, { vsin, ...asked }: Asked, key: string): Promise<void> {
  const headers = { 'idempotency-key': key };
  await withSession(site, (api) => api.send(askQuestion, { vsin, items: [asked], headers }));
}

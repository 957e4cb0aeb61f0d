import { askQuestion } from '@/api/contract/calls/questions';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';

export { questionRules } from '@/api/contract/question-rules';

/** Asks the shop something about a product; the answer comes by mail. @throws ApiFailure */
export async function sendQuestion(
  site: SiteRules,
  vsin: string,
  asked: { email: string; question: string },
): Promise<void> {
  await withSession(site, (api) => api.send(askQuestion, { vsin, items: [asked] }));
}

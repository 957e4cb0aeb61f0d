import { chooseLanguage } from '@/api/contract/choose-language';
import { errorStatus } from '@/api/contract/error-codes';
import { rulesOf } from '@/lib/sites/rules-of';
import { apiTexts } from '@/messages/api';

const retryAfterSeconds = '5';

/** An error in the shape of the contract, in the language of the caller, for the API that cannot say it itself. */
export function ownAnswer(request: Request, code: 'unavailable' | 'body-too-large'): Response {
  const site = new URL(request.url).pathname.split('/')[2] ?? '';
  const rules = rulesOf(site);
  const language = chooseLanguage(request.headers.get('accept-language'), rules);
  return Response.json(
    { code, message: apiTexts[language].errors[code], requestId: crypto.randomUUID() },
    {
      status: errorStatus[code],
      headers: {
        'cache-control': 'no-store',
        ...(code === 'unavailable' && { 'retry-after': retryAfterSeconds }),
      },
    },
  );
}

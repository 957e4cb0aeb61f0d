import type { Logger } from 'pino';
import type { RateLimits } from '../../http/rate-limits.ts';
import { createAskWithPauses } from '../../runtime/ask-with-pauses.ts';
import type { ApiEnvironment } from '../../runtime/environment.ts';
import type { VatAnswer, VatQuestion } from './port.ts';
import { sandboxRegister } from './sandbox.ts';
import { createVies } from './vies.ts';

const limitMs = 2_000;
/** VIES shuts out who asks too much. */
const questions = { points: 300, seconds: 3_600 };

type Needs = { limits: RateLimits; environment: ApiEnvironment; log: Logger; now: () => Date };

/** Asks VIES, or the sandbox where none is set. @returns null where there was no answer, which is logged without the number */
export function createVatRegister({ limits, environment, log, now }: Needs) {
  const { viesUrl } = environment;
  if (!viesUrl) {
    return (question: VatQuestion): Promise<VatAnswer | null> =>
      sandboxRegister(question, AbortSignal.timeout(limitMs)).catch(() => null);
  }
  const register = createVies(viesUrl);
  const ask = createAskWithPauses({ log, now, complaint: 'a VAT number could not be looked up' });
  return (question: VatQuestion): Promise<VatAnswer | null> =>
    ask(async (signal) => {
      await limits.consume('VAT numbers', 'all', questions);
      return register(question, signal);
    });
}
export type AskVatRegister = ReturnType<typeof createVatRegister>;

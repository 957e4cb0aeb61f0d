import type { Logger } from 'pino';
import type { DeliverySlot } from '../../../contract/delivery-slot.ts';
import type { Carrier, SlotQuestion } from './port.ts';
import { sandboxCarrier } from './sandbox.ts';

const limitMs = 2_000;
/** After a failure nobody waits for it for so long. */
const pauseMs = 30_000;

type Needs = { carrier?: Carrier | undefined; log: Logger; now: () => Date };

/** Asks the carrier, or the sandbox where none is given, what is free. @returns null where there was no answer, which is logged without the postcode */
export function createAskCarrier({ carrier = sandboxCarrier, log, now }: Needs) {
  let pausedUntilMs = 0;
  return async (question: SlotQuestion): Promise<DeliverySlot[] | null> => {
    if (now().getTime() < pausedUntilMs) return null;
    try {
      return await carrier(question, AbortSignal.timeout(limitMs));
    } catch (error) {
      pausedUntilMs = now().getTime() + pauseMs;
      log.warn({ err: error }, 'the carrier did not say which days are free');
      return null;
    }
  };
}
export type AskCarrier = ReturnType<typeof createAskCarrier>;

import type { Logger } from 'pino';
import type { DeliverySlot } from '../../../contract/delivery-slot.ts';
import { createAskWithPauses } from '../../../runtime/ask-with-pauses.ts';
import type { Carrier, SlotQuestion } from './port.ts';
import { sandboxCarrier } from './sandbox.ts';

const complaint = 'the carrier did not say which days are free';

type Needs = { carrier?: Carrier | undefined; log: Logger; now: () => Date };

/** Asks the carrier, or the sandbox where none is given, what is free. @returns null where there was no answer */
export function createAskCarrier({ carrier = sandboxCarrier, log, now }: Needs) {
  const ask = createAskWithPauses({ log, now, complaint });
  return (question: SlotQuestion): Promise<DeliverySlot[] | null> =>
    ask((signal) => carrier(question, signal));
}
export type AskCarrier = ReturnType<typeof createAskCarrier>;

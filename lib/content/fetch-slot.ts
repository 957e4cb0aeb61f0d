import ky from 'ky';
import { isSlotAnswer, type SlotAnswer } from './slot-answer';

/** As the calls of §7. */
const timeoutMs = 120_000;
const retryDelayMs = 100;

/** @throws for any answer but that slot; after a network failure it is asked for three times more */
export async function fetchSlotAnswer(address: string, id: string): Promise<SlotAnswer> {
  const answer: unknown = await ky(new URL(address, window.location.origin), {
    timeout: timeoutMs,
    retry: { limit: 3, methods: ['get'], statusCodes: [], delay: (attempt) => retryDelayMs * attempt },
  }).json();
  if (!isSlotAnswer(answer, id)) throw new Error(`${address} answered in another shape`);
  return answer;
}

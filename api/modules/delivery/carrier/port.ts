import type { DeliverySlot } from '../../../contract/delivery-slot.ts';
import type { CountryCode } from '../../../contract/sites.ts';

export type SlotQuestion = {
  country: CountryCode;
  postcode: string;
  /** ISO dates, both included. */
  from: string;
  until: string;
};

/**
 * Who brings furniture: the parts of days that are free at a postcode, earliest first; none where only the carrier itself
 * can tell. Throws when there is no answer, or `signal` ends it.
 */
export type Carrier = (question: SlotQuestion, signal: AbortSignal) => Promise<DeliverySlot[]>;

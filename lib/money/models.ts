/** An amount in minor units with its currency, as components see it. */
export type { Money } from '@/api/contract/envelope';

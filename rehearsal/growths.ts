import { addressField } from './address-field/growth.ts';
import { facet } from './facet/growth.ts';
import type { Growth } from './growth.ts';
import { paymentProvider } from './payment-provider/growth.ts';
import { snippet } from './snippet/growth.ts';

/** In the order in which all of them are put in together. */
export const growths: readonly Growth[] = [facet, snippet, paymentProvider, addressField];

import { addressField } from './address-field/growth.ts';
import { facet } from './facet/growth.ts';
import type { Growth } from './growth.ts';
import { language } from './language/growth.ts';
import { paymentProvider } from './payment-provider/growth.ts';
import { site } from './site/growth.ts';
import { snippet } from './snippet/growth.ts';

/** In the order in which all of them are put in together; a language is made of what the others have said in English. */
export const growths: readonly Growth[] = [facet, snippet, paymentProvider, addressField, language, site];

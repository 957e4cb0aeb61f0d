import { errorText } from '../api/messages/texts';
import { methodName } from '../api/modules/payments/method-names';
import { shownMethods } from '../api/modules/payments/method-table';
import { apiTexts } from '../languages/api';
import { site } from './site';

/** What the API says in the language of the site under test. */

const { language } = site;

export const paymentPage = apiTexts[language].sandboxPage;
export const facetTitles = apiTexts[language].listing.facets;
export const optionGroups = apiTexts[language].options;
export const errorOf = (code: Parameters<typeof errorText>[1]) => errorText(language, code);

const methods = shownMethods(site.code, false).map(({ subIntegrationType }) => subIntegrationType);

/** What the checkout shows first; it is paid on a page of its own. */
export const methodAtOnce = methods[0] ?? 'card';

/** How the checkout calls methods of payment. */
export const payments = {
  atOnce: methodName(methodAtOnce, language),
  other: methodName('paypal', language),
  transfer: methodName('wire', language),
};

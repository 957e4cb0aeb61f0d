import { methodName } from '../api/messages/method-names';
import { errorText } from '../api/messages/texts';
import { apiTexts } from '../languages/api';
import { siteCommerce } from '../sites/commerce';
import { shop, site } from './site';

/** What the API says in the language of the site under test. */

const { language } = site;

export const paymentPage = apiTexts[language].sandboxPage;
export const newsletterPages = apiTexts[language].newsletterPages;
export const mailTexts = apiTexts[language].mail;
export const facetTitles = apiTexts[language].listing.facets;
export const optionGroups = apiTexts[language].options;
export const errorOf = (code: Parameters<typeof errorText>[1]) => errorText(language, code);

/** What the checkout shows first; it is paid on a page of its own. */
export const [methodAtOnce = 'card'] = siteCommerce[shop.code].paymentMethods;

/** How the checkout calls methods of payment. */
export const payments = {
  atOnce: methodName(methodAtOnce, language),
  other: methodName('paypal', language),
  transfer: methodName('wire', language),
};

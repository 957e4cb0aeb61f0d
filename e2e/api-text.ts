import { methodName } from '../api/messages/method-names';
import { errorText } from '../api/messages/texts';
import { apiTexts } from '../messages/api';
import { siteCommerce } from '../sites/commerce';
import { shop, site } from './site';

/** What the API says in the language of the site under test. */

const { language } = site;

export const paymentPage = apiTexts[language].sandboxPage;
export const newsletterPages = apiTexts[language].newsletterPages;
export const orderPage = apiTexts[language].orderPage;
export const mailTexts = apiTexts[language].mail;
export const facetTitles = apiTexts[language].listing.facets;
export const optionGroups = apiTexts[language].options;
export const errorOf = (code: Parameters<typeof errorText>[1]) => errorText(language, code);

const widgets = ['paypal', 'pay-later'];
const paidElsewhere = siteCommerce[shop.code].paymentMethods.filter((method) => method !== 'wire');
/** The first of them with a page of its own: what journeys pay with that are about something else. */
export const methodAtOnce = paidElsewhere.find((method) => !widgets.includes(method)) ?? 'card';
const named = (methods: typeof paidElsewhere) => methods.map((method) => methodName(method, language));

/** All ways to pay with a page of their own, by name. */
export const hostedMethods = named(paidElsewhere.filter((method) => !widgets.includes(method)));
/** Those that are paid in a widget on the page of the shop. */
export const widgetMethods = named(paidElsewhere.filter((method) => widgets.includes(method)));

/** How the checkout calls methods of payment. */
export const payments = {
  atOnce: methodName(methodAtOnce, language),
  other: hostedMethods.at(-1) ?? '',
  paypal: methodName('paypal', language),
  card: methodName('card', language),
  later: methodName('pay-later', language),
  credit: methodName('bnpl', language),
  wallet: methodName('masterpass', language),
  transfer: methodName('wire', language),
};

import { favouritesPath } from '../lib/routes/favourites-paths';
import * as paths from '../lib/routes/paths';
import { shop, site } from './site';
import { literal } from './text';

/** Addresses of the shop under test, made by the functions that the shop links with. */

const { code } = site;

export const home = paths.homePath(code);
export const basket = paths.basketPath(code);
export const checkout = paths.checkoutPath(code);
export const paymentStep = paths.paymentStepPath(code);
export const completed = paths.orderCompletedPath(code);
export const callbackOf = (method: string) => paths.checkoutCallbackPath(code, method);
export const callback = callbackOf('ideal');
export const sandboxPayment = (sessionId: string) => `/api/${shop.code}/sandbox-payment/${sessionId}`;
export const newest = paths.listingPath(code, { type: 'newest' });
export const express = paths.listingPath(code, { type: 'express' });
export const favourites = favouritesPath(code);
export const newsletter = paths.newsletterPath(code);
export const giftCards = paths.giftCardsPath(code);
export const samples = paths.samplesPath(code);
export const showroomProducts = paths.listingPath(code, { type: 'showroom' });

/** Where a contract is withdrawn from; null where the site has no page for it. */
export const withdrawal = paths.withdrawalPath(code, { id: '', orderNumber: '' })?.split('?')[0] ?? null;

export const within = (path: string) => paths.sitePath(code, path);
export const search = (term: string) => paths.searchPath(code, term);
export const template = (alias: string) => paths.templatePath(code, alias);
export const product = (link: { alias: string; vsin: string }) => paths.productPath(code, link);
export const category = (link: { alias: string; vsin: string }) =>
  paths.linkPath(code, { ...link, type: 'category' });
export const collection = (link: { alias: string; vsin: string }) =>
  paths.linkPath(code, { ...link, type: 'collection' });
export const tag = (link: { alias: string; vsin: string }) => paths.linkPath(code, { ...link, type: 'tag' });
export const account = (page: Parameters<typeof paths.accountPath>[1]) => paths.accountPath(code, page);
export const auth = (page: Parameters<typeof paths.authPath>[1], next?: string) =>
  paths.authPath(code, page, next);

export const preview = paths.sitePath(code, 'preview');

/** Addresses of products end so. */
export const anyProduct = /-p-V\d+$/;

/** A call of the API, for requests. */
export const api = (path: string) => `/api/${shop.code}/${path}`;
/** The same for `page.route`. */
export const anyApi = (path: string) => `**${api(path)}`;
/** An address that ends so. */
export const endsWith = (path: string) => new RegExp(`${literal(path)}$`);

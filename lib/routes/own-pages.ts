import {
  compareAddress,
  favouritesAddress,
  giftCardsAddress,
  newsletterAddress,
  reviewAddress,
  samplesAddress,
} from '@/api/contract/page-paths';
import { integrationTypes, subIntegrationTypes } from '@/api/contract/payment-methods';

/** Ways to pay and who carries them out. Only these: each address is a page of its own in the caches, and anybody can make up a name. */
const methodNames = [...new Set([...subIntegrationTypes, ...integrationTypes])].join('|');

/** Pages whose public address is their internal one: mostly static shells that the browser fills. */
const ownPages = [
  new RegExp(`^(${newsletterAddress}|${samplesAddress}|${giftCardsAddress})$`),
  new RegExp(`^${reviewAddress}$`),
  new RegExp(`^${favouritesAddress}$`),
  new RegExp(`^${compareAddress}$`),
  /^\/basket$/,
  /^\/checkout$/,
  new RegExp(`^/checkout-callback(/(${methodNames}))?$`),
  /^\/order-completed$/,
  /^\/auth\/(sign-in|sign-up|forgot-password|reset-password)$/,
  /^\/account\/(orders|profile|addresses|favorites|notification-preferences)$/,
];

/** @param path within the site: `/basket` */
export function isOwnPage(path: string): boolean {
  return ownPages.some((pattern) => pattern.test(path));
}

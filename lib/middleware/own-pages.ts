import { newsletterAddress } from '@/api/contract/page-paths';
import { subIntegrationTypes } from '@/api/contract/payment-methods';
import type { Step } from './types';

/** Only these: each address is a page of its own in the caches, and anybody can make up a name. */
const methodNames = subIntegrationTypes.join('|');

/** Pages whose public address is their internal one: mostly static shells that the browser fills. */
const ownPages = [
  new RegExp(`^${newsletterAddress}$`),
  /^\/basket$/,
  /^\/checkout$/,
  new RegExp(`^/checkout-callback(/(${methodNames}))?$`),
  /^\/order-completed$/,
  /^\/auth\/(sign-in|sign-up|forgot-password|reset-password)$/,
  /^\/account\/(orders|profile|addresses|favorites)$/,
];

export const ownPagesStep: Step = (visit) =>
  ownPages.some((pattern) => pattern.test(visit.path)) ? { kind: 'pass' } : null;

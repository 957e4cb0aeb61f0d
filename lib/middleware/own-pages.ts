import type { Step } from './types';

/** Pages whose public address is their internal one: static shells that the browser fills. */
const ownPages = [
  /^\/basket$/,
  /^\/checkout$/,
  /^\/checkout-callback(\/[\w-]{1,40})?$/,
  /^\/order-completed$/,
];

export const ownPagesStep: Step = (visit) =>
  ownPages.some((pattern) => pattern.test(visit.path)) ? { kind: 'pass' } : null;

import { call } from '../call.ts';

export const hearMollie = call('POST', 'mollie-webhook').answersNothing();
export const returnFromPayment = call('GET', 'payment-return/:sessionId').answersPage();
export const showSandboxPayment = call('GET', 'sandbox-payment/:sessionId').answersPage();
export const readSandboxScript = call('GET', 'sandbox-script/:provider')
  .query<{ language?: string }>()
  .answersPage();
export const chooseSandboxOutcome = call('POST', 'sandbox-payment/:sessionId').answersPage();

import { boolean, type InferType, object, string } from 'yup';
import { oneLine, severalLines } from './plain-text.ts';
import { chosenLines, knownOrderNumber, orderEmail } from './withdrawals.ts';

/** A declaration made by number and e-mail address: not proven yet, settled by a withdrawal, or put aside by staff. */
export const declarationStatuses = ['declared', 'confirmed', 'dismissed'] as const;

/** A declaration without proof; what it means for which pieces is said when it is confirmed. */
export const declarationInputSchema = object({
  orderNumber: knownOrderNumber.required(),
  email: orderEmail.required(),
  /** Who declares; the name of the order when left out. */
  name: oneLine().max(150).optional(),
  /** What is withdrawn from, in the shopper's words; the whole order when left out. */
  statement: severalLines().max(500).optional(),
}).noUnknown();
export type DeclarationInput = InferType<typeof declarationInputSchema>;
/** The same for every declaration, whether there is such an order or not. */
export const declarationResultSchema = object({ status: string().oneOf(['received']).required() }).required();

/** What staff see of a declaration; it changes nothing by itself. */
export const declarationSchema = object({
  id: string().uuid().required(),
  orderId: string().uuid().required(),
  orderNumber: string().required(),
  status: string().oneOf(declarationStatuses).required(),
  /** ISO date-time. */
  declaredAt: string().required(),
  name: string().defined(),
  statement: string().nullable().defined(),
  /** Whether a mail with a code has gone out for it; beyond the limits of an order none does. */
  isMailed: boolean().required(),
  /** Of the withdrawal it became. */
  receiptNumber: string().nullable().defined(),
}).required();
export type Declaration = InferType<typeof declarationSchema>;

/** What staff decide of a declaration whose writer they know, by phone or letter. */
export const declarationDecisionSchema = object({
  decision: string().oneOf(['confirm', 'dismiss']).required(),
  /** Of a confirmation; everything that can be withdrawn when left out. */
  lines: chosenLines,
}).noUnknown();
export type DeclarationDecision = InferType<typeof declarationDecisionSchema>;

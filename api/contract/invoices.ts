import { array, boolean, type InferType, number, object, string } from 'yup';
import { moneySchema } from './envelope.ts';
import { subIntegrationTypes } from './payment-methods.ts';
import { countryCodes, languages } from './sites.ts';
import { vatCheckSchema } from './vat-check.ts';

/** A credit note takes back an invoice, or a part of it. */
export const invoiceKinds = ['invoice', 'creditNote'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

const linesOfText = array().of(string().required()).required();

const invoiceLineSchema = object({
  /** `title` is empty where the kind says it: delivery, what paying in parts costs, what was withdrawn before it was paid (below zero), a refund. */
  kind: string().oneOf(['goods', 'service', 'delivery', 'installmentFee', 'withdrawn', 'refund']).required(),
  title: string().defined(),
  quantity: number().integer().min(1).required(),
  /** VAT included, before `discount`. */
  amount: moneySchema,
  discount: moneySchema,
}).required();

/** An invoice or credit note as it was issued; nothing of it changes afterwards. */
export const invoiceSchema = object({
  /** `F-NL-2026-000001`; credit notes begin with C. Without a gap in each site, kind and year. */
  number: string().required(),
  kind: string().oneOf(invoiceKinds).required(),
  /** The invoice that a credit note takes back; null for an invoice. */
  creditedNumber: string().nullable().defined(),
  /** ISO dates in the shop's time zone: issued, which is when the money came or went back, and ordered. */
  issuedOn: string().required(),
  orderedOn: string().required(),
  orderNumber: string().required(),
  language: string().oneOf(languages).required(),
  seller: object({
    company: string().required(),
    address: linesOfText,
    registrations: linesOfText,
  }).required(),
  buyer: linesOfText,
  deliverTo: linesOfText,
  lines: array().of(invoiceLineSchema).required(),
  method: string().oneOf(subIntegrationTypes).required(),
  vat: object({
    country: string().oneOf(countryCodes).required(),
    percent: number().required(),
    amount: moneySchema,
    /** Where there is more than one: each with what it is of, VAT included. */
    rates: array()
      .of(object({ percent: number().required(), gross: moneySchema, vat: moneySchema }).required())
      .optional(),
  }).required(),
  /** What the register had said of the buyer’s VAT number; left out where there is none, or nobody has asked. VAT does not depend on it. */
  vatCheck: vatCheckSchema.optional().default(undefined),
  net: moneySchema,
  /** What was paid, or is given back: `net` and the VAT. */
  total: moneySchema,
  /** What of it a gift card has paid, or has again by a credit note; left out where that is nothing. */
  byGiftCard: moneySchema.optional().default(undefined),
  /** The sale of a gift card, which bears no VAT as yet. */
  isVoucher: boolean().optional(),
  /** What of a credit note's total the shopper's bank had taken back already; left out where that is nothing. */
  takenByBank: moneySchema.optional().default(undefined),
}).required();
export type Invoice = InferType<typeof invoiceSchema>;

/** As it is listed: `file` is where its PDF is read, a path with a key of its own. */
export const listedInvoiceSchema = invoiceSchema.shape({ file: string().required() }).required();
export type ListedInvoice = InferType<typeof listedInvoiceSchema>;

import { array, boolean, type InferType, number, object, string } from 'yup';
import { savedAddressSchema } from './address.ts';
import { emailSchema, genders, knownEmailSchema, newPasswordSchema, profileFields } from './auth.ts';
import { backInStockRequestSchema } from './back-in-stock.ts';
import { basketSchema } from './basket.ts';
import { orderSchema } from './checkout.ts';
import { favouriteListsSchema } from './favourite-lists.ts';
import { invoiceSchema } from './invoices.ts';
import { visitorExportSchema } from './personalisation.ts';
import { ownQuestionsSchema } from './questions.ts';
import { sampleAddressSchema, sampleRequestSchema } from './samples.ts';
import { siteCodes } from './sites.ts';
import { vatCheckSchema } from './vat-check.ts';
import { declarationSchema } from './withdrawal-declarations.ts';
import { withdrawalReceiptSchema } from './withdrawals.ts';
import { exportedReviewsSchema } from './written-reviews.ts';

/** Customer (§3). */
export const customerSchema = object({
  userId: string().uuid().required(),
  userType: string().oneOf(['Customer']).required(),
  email: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  fullName: string().required(),
  /** Empty when it is not known. */
  phone: string().defined(),
  gender: string().oneOf(genders).nullable().defined(),
  /** Of a business; empty for consumers. */
  companyName: string().defined(),
  vatNumber: string().defined(),
  /** What the register said of that number; null where there is none, or nobody has asked. */
  vatCheck: vatCheckSchema.nullable().defined(),
  taxOffice: string().defined(),
  taxNumber: string().defined(),
  /** ISO date and time. */
  registerTime: string().required(),
}).required();
export type Customer = InferType<typeof customerSchema>;

export const profileSchema = object(profileFields).noUnknown();
export type Profile = InferType<typeof profileSchema>;

const currentPassword = string().max(500).required('required');
export const changeEmailSchema = object({ email: emailSchema, currentPassword }).noUnknown();
/** The address that is to be confirmed; until then the account keeps its own. */
export const pendingEmailSchema = object({ pendingEmail: string().required() }).required();
export const changePasswordSchema = object({ currentPassword, newPassword: newPasswordSchema }).noUnknown();
/** A sign-in of the customer that has not ended. */
export const sessionSchema = object({
  id: string().uuid().required(),
  /** Browser and system as it was opened: `Firefox, Windows`; null when they did not say. */
  device: string().nullable().defined(),
  /** ISO dates and times. */
  startedAt: string().required(),
  lastUsedAt: string().required(),
  /** The one the access token was given out in. */
  isCurrent: boolean().required(),
}).required();
export type Session = InferType<typeof sessionSchema>;
export const endedSessionsSchema = object({ ended: number().integer().required() }).required();

export const deletionSchema = object({ currentPassword }).noUnknown();
export const deletedSchema = object({ userId: string().uuid().required() }).required();

export const suspensionSchema = object({
  email: knownEmailSchema,
  isSuspended: boolean().required(),
}).noUnknown();
export type Suspension = InferType<typeof suspensionSchema>;

const exportedOrderSchema = orderSchema
  .shape({
    /** For who brings it. */
    note: string().nullable().defined(),
  })
  .required();
const exportedSampleRequestSchema = sampleRequestSchema.shape({ address: sampleAddressSchema }).required();
export type ExportedSampleRequest = InferType<typeof exportedSampleRequestSchema>;

/** All that is stored of a customer (GDPR, articles 15 and 20). */
export const exportSchema = object({
  exportedAt: string().required(),
  customer: customerSchema,
  /** The address the account is to have once it is confirmed. */
  pendingEmail: string().nullable().defined(),
  addresses: array().of(savedAddressSchema).required(),
  /** Products by their vsin. */
  favourites: array()
    .of(object({ id: string().required(), addedAt: string().required() }).required())
    .required(),
  favouriteLists: favouriteListsSchema,
  basket: basketSchema,
  /** The latest 1000. */
  orders: array().of(exportedOrderSchema).required(),
  /** With their credit notes; the latest 1000. */
  invoices: array().of(invoiceSchema).required(),
  /** Receipts for these orders; the latest 1000. */
  withdrawals: array().of(withdrawalReceiptSchema).required(),
  /** Made for these orders by number and e-mail address. */
  withdrawalDeclarations: array().of(declarationSchema).required(),
  personalisation: visitorExportSchema,
  /** What this account has written of what it bought. */
  reviews: exportedReviewsSchema,
  /** Requests for samples, made while signed in. */
  samples: array().of(exportedSampleRequestSchema).required(),
  /** Products they wait for, asked for while signed in. */
  backInStock: array().of(backInStockRequestSchema).required(),
  /** What they have asked of products while signed in. */
  questions: ownQuestionsSchema,
  /** Of who has worked for the shop: the pages this account has saved. */
  savedPages: array()
    .of(
      object({
        site: string().oneOf(siteCodes).required(),
        alias: string().required(),
        device: string().required(),
        language: string().required(),
        savedAt: string().required(),
      }).required(),
    )
    .required(),
  /** Where the customer is signed in. */
  sessions: array()
    .of(
      object({
        device: string().nullable().defined(),
        startedAt: string().required(),
        endsAt: string().required(),
      }).required(),
    )
    .required(),
  mails: array()
    .of(
      object({
        kind: string().required(),
        status: string().required(),
        createdAt: string().required(),
      }).required(),
    )
    .required(),
}).required();
export type CustomerExport = InferType<typeof exportSchema>;

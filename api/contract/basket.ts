import { array, boolean, type InferType, number, object, string } from 'yup';
import { localisedSchema, mediaSchema } from './catalogue.ts';
import { deliverySlotSchema } from './delivery-slot.ts';
import { moneySchema } from './envelope.ts';
import { maxNoteLength } from './note.ts';
import { severalLines } from './plain-text.ts';
import { guaranteeSchema } from './proof.ts';
import { lawfulReturnDays } from './return-days.ts';
import { variantVsin } from './vsin.ts';

export const maxLines = 50;
/** Pieces of one line. */
export const maxPieces = 999;
export const maxCoupons = 5;
export const deliveryMethods = ['home', 'placement'] as const;
/** Old pieces of furniture that are taken along with one order. */
export const mostOldPieces = 10;

export const basketItemInputSchema = object({
  /** The vsin of the variant. */
  productId: string().matches(variantVsin).required(),
  quantity: number().strict().integer().min(1).max(maxPieces).required(),
  /** Codes of the parts the product is composed of; left out, those of the line stay. */
  components: array()
    .of(
      string()
        .matches(/^[\w.-]{1,40}$/)
        .required(),
    )
    .max(20)
    .optional(),
}).noUnknown();
export type BasketItemInput = InferType<typeof basketItemInputSchema>;

/** POST basket/addremoveinstallation: the vsin of a line. */
export const installationInputSchema = string().matches(variantVsin).required();

/** What the shopper tells the shop; an empty one is none. */
const noteSchema = severalLines()
  .transform((note: unknown) => note || null)
  .max(maxNoteLength)
  .nullable();

/** PUT basket: the whole state of the basket; what is left out stays as it is. */
export const basketInputSchema = object({
  items: array().of(basketItemInputSchema.required()).max(maxLines).optional(),
  couponCode: array().of(string().max(40).required()).max(maxCoupons).nullable().optional(),
  note: noteSchema.optional(),
  shippingAddressId: string().uuid().nullable().optional(),
  billingAddressId: string().uuid().nullable().optional(),
  deliveryMethod: string().oneOf(deliveryMethods).optional(),
  /** How many old pieces of furniture are to be taken along; more than can be counts as all that can. */
  oldPieces: number().strict().integer().min(0).max(mostOldPieces).optional(),
  /** One of `GET basket/delivery-slots`; null where the carrier is to propose one. */
  deliverySlot: deliverySlotSchema.nullable().optional().default(undefined),
  /**
   * The revision of the basket these items were made from. When it was changed meanwhile, by another tab perhaps,
   * nothing is changed and the answer is state-conflict; left out, whoever comes last wins.
   */
  revision: number().strict().integer().min(0).max(2_147_483_647).optional(),
}).noUnknown();
export type BasketInput = InferType<typeof basketInputSchema>;

export const categorySchema = object({ vsin: string().required(), title: localisedSchema }).required();

export const basketItemSchema = object({
  productId: string().required(),
  vsin: string().required(),
  alias: string().required(),
  title: string().required(),
  quantity: number().integer().min(1).required(),
  /** The most that may be ordered (§9); 0 when sold out. */
  maxQuantity: number().integer().min(0).required(),
  unitPrice: moneySchema,
  generalMarketPrice: moneySchema.nullable().defined().default(null),
  /** The price when it was added, when that differs from now. */
  seenUnitPrice: moneySchema.nullable().defined().default(null),
  /** unitPrice × quantity, before any discount of the basket. */
  lineTotal: moneySchema,
  /** The line's share of what promotions take off; those of all lines sum to orderSummary.discount. */
  discount: moneySchema,
  /** Comes with a promotion at price 0: it cannot be changed, and is left out of the items of PUT basket. */
  isGift: boolean().required(),
  discountRate: number().integer().required(),
  media: mediaSchema,
  category: categorySchema,
  options: array()
    .of(object({ title: string().required(), value: string().required() }).required())
    .required(),
  /** As they were sent; missing when the product is not composed. */
  components: array().of(string().required()).optional(),
  deliveryDate: string().required(),
  bufferedDeliveryDate: string().required(),
  calculatedDeliveryDays: number().integer().required(),
  isMadeToMeasure: boolean().required(),
  /** As on the page of the product. */
  guarantee: guaranteeSchema,
  /** Whether the shop installs it for nothing; then there is no `availableSetupProduct`. */
  hasFreeInstallation: boolean().required(),
  /** Whether the product can be installed for money: then `availableSetupProduct` is the installation, at its price for one piece. */
  hasSetupProduct: boolean().required(),
  availableSetupProduct: object({
    vsin: string().required(),
    title: string().required(),
    unitPrice: moneySchema,
    category: categorySchema,
    /** Installed on delivery: the days of the line. */
    calculatedDeliveryDays: number().integer().required(),
    discountRate: number().integer().required(),
  })
    .nullable()
    .defined()
    .default(null),
  /** The installation when it was chosen (addremoveinstallation), for every piece of the line; beside `lineTotal`. */
  setupProduct: object({
    vsin: string().required(),
    title: string().required(),
    quantity: number().integer().min(1).required(),
    unitPrice: moneySchema,
    lineTotal: moneySchema,
  })
    .nullable()
    .defined()
    .default(null),
}).required();
export type BasketItem = InferType<typeof basketItemSchema>;

export const basketMessageSchema = object({
  /** 1000 call to action; below 4000 a note; from 4000 an error that blocks checkout (§5). */
  code: number().integer().required(),
  message: string().required(),
  productId: string().nullable().defined(),
}).required();

export const basketSchema = object({
  items: array().of(basketItemSchema).required(),
  orderSummary: object({
    /** Lines and their installation, before delivery. */
    subTotal: moneySchema,
    discount: moneySchema,
    delivery: moneySchema,
    /** What is paid: subTotal − discount + delivery, VAT included. */
    total: moneySchema,
    /** VAT contained in the total. */
    vat: moneySchema,
  }).required(),
  messages: array().of(basketMessageSchema).required(),
  /** Those given, also while they do not count: a message below 4000 says why, and they count again when they fit. */
  couponCode: array().of(string().required()).nullable().defined(),
  /** Promotions and coupons that count. Their discounts sum to orderSummary.discount. */
  promotions: array()
    .of(
      object({
        id: string().required(),
        title: string().required(),
        couponCode: string().nullable().defined(),
        discount: moneySchema,
        freeDelivery: boolean().required(),
      }).required(),
    )
    .required(),
  note: string().nullable().defined(),
  shippingAddressId: string().nullable().defined(),
  billingAddressId: string().nullable().defined(),
  deliveryMethod: string().oneOf(deliveryMethods).required(),
  /** Old pieces of furniture that are taken along for nothing: with `placement` alone. */
  oldPieces: number().integer().min(0).default(0),
  /** When it is to be brought; null where the carrier proposes a day, or what was chosen no longer can be kept. */
  deliverySlot: deliverySlotSchema.nullable().defined().default(null),
  /** How many could be, with `placement`: one for each big new piece; 0 where the shop takes none. */
  mostOldPieces: number().integer().min(0).default(0),
  deliveryOptions: array()
    .of(
      object({
        code: string().oneOf(deliveryMethods).required(),
        price: moneySchema,
        deliveryDate: string().required(),
        bufferedDeliveryDate: string().required(),
      }).required(),
    )
    .required(),
  /** Days within which an order may be withdrawn from; null where only businesses buy, which have no such right. */
  freeReturnDays: number().integer().min(lawfulReturnDays).defined().nullable(),
  /** Grows with every change; 0 before the first. To be sent with PUT basket. */
  revision: number().integer().min(0).required(),
}).required();
export type Basket = InferType<typeof basketSchema>;

export const basketShareSchema = object({
  /** What a link carries to rebuild the basket: 22 characters that cannot be guessed. */
  key: string().required(),
}).required();
export type BasketShare = InferType<typeof basketShareSchema>;

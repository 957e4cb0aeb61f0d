import { array, boolean, type InferType, number, object, string } from 'yup';
import { localisedSchema, mediaSchema } from './catalogue.ts';
import { moneySchema } from './envelope.ts';

export const maxLines = 50;
export const deliveryMethods = ['home', 'placement'] as const;

export const basketItemInputSchema = object({
  /** The vsin of the variant. */
  productId: string()
    .matches(/^V\d{1,9}$/)
    .required(),
  quantity: number().strict().integer().min(1).max(999).required(),
  components: array().of(string().max(40).required()).max(20).optional(),
}).noUnknown();
export type BasketItemInput = InferType<typeof basketItemInputSchema>;

/** PUT basket: the whole state of the basket; what is left out stays as it is. */
export const basketInputSchema = object({
  items: array().of(basketItemInputSchema.required()).max(maxLines).optional(),
  couponCode: array().of(string().max(40).required()).max(5).nullable().optional(),
  note: string().max(500).nullable().optional(),
  shippingAddressId: string().uuid().nullable().optional(),
  billingAddressId: string().uuid().nullable().optional(),
  deliveryMethod: string().oneOf(deliveryMethods).optional(),
}).noUnknown();
export type BasketInput = InferType<typeof basketInputSchema>;

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
  lineTotal: moneySchema,
  discountRate: number().integer().required(),
  media: mediaSchema,
  category: object({ vsin: string().required(), title: localisedSchema }).required(),
  options: array()
    .of(object({ title: string().required(), value: string().required() }).required())
    .required(),
  deliveryDate: string().required(),
  bufferedDeliveryDate: string().required(),
  calculatedDeliveryDays: number().integer().required(),
  isMadeToMeasure: boolean().required(),
  hasSetupProduct: boolean().required(),
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
    /** Lines before delivery. */
    subTotal: moneySchema,
    discount: moneySchema,
    delivery: moneySchema,
    /** What is paid: subTotal − discount + delivery, VAT included. */
    total: moneySchema,
    /** VAT contained in the total. */
    vat: moneySchema,
  }).required(),
  messages: array().of(basketMessageSchema).required(),
  couponCode: array().of(string().required()).nullable().defined(),
  note: string().nullable().defined(),
  shippingAddressId: string().nullable().defined(),
  billingAddressId: string().nullable().defined(),
  deliveryMethod: string().oneOf(deliveryMethods).required(),
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
}).required();
export type Basket = InferType<typeof basketSchema>;

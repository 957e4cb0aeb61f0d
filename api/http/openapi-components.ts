import type { Schema } from 'yup';
import { addressSchema, savedAddressSchema } from '../contract/address.ts';
import { basketItemSchema, basketSchema } from '../contract/basket.ts';
import {
  categoryNodeSchema,
  linkSchema,
  mediaSchema,
  productCardSchema,
  productSchema,
} from '../contract/catalogue.ts';
import { orderDetailSchema, orderItemSchema, orderSchema } from '../contract/checkout.ts';
import { errorSchema, moneySchema } from '../contract/envelope.ts';
import { listingSchema } from '../contract/listing.ts';
import { profileSchema, visitorSchema } from '../contract/personalisation.ts';
import { snippetCodes, snippetSchemas } from '../contract/snippets.ts';
import { templateDraftSchema, templateSchema, templateVersionSchema } from '../contract/template.ts';
import { withdrawalReceiptSchema } from '../contract/withdrawals.ts';
import { storedSchemas } from '../db/schema/stored-slot.ts';
import { type JsonSchema, textPerLanguage, toJsonSchema } from './openapi-schema.ts';

/** What several calls share, by the name it has in the description. */
const shared: Readonly<Record<string, Schema>> = {
  Error: errorSchema,
  Money: moneySchema,
  Media: mediaSchema,
  Link: linkSchema,
  Address: addressSchema,
  SavedAddress: savedAddressSchema,
  BasketItem: basketItemSchema,
  Basket: basketSchema,
  OrderItem: orderItemSchema,
  Order: orderSchema,
  OrderDetail: orderDetailSchema,
  ProductCard: productCardSchema,
  Product: productSchema,
  Listing: listingSchema,
  CategoryNode: categoryNodeSchema,
  Visitor: visitorSchema,
  Profile: profileSchema,
  TemplateVersion: templateVersionSchema,
  WithdrawalReceipt: withdrawalReceiptSchema,
};

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** A slot of each kind: what is in its context depends on the code of its snippet. */
function slotOf(contexts: Readonly<Record<string, Schema>>): JsonSchema {
  return {
    oneOf: snippetCodes.map((code) => ({
      type: 'object',
      required: ['id', 'snippetCode', 'context'],
      properties: {
        id: { type: 'string' },
        snippetCode: { type: 'string', enum: [code] },
        context: contexts[code] ? toJsonSchema(contexts[code]) : {},
      },
    })),
  };
}

const slotIn = (template: Schema): JsonSchema => toJsonSchema(template).properties?.slots?.items ?? {};

/** Where the described schema is less than what is true of it: what Yup cannot tell about itself. */
const better: Readonly<Record<string, { instead: JsonSchema; is: JsonSchema }>> = {
  TextPerLanguage: { instead: textPerLanguage, is: textPerLanguage },
  Slot: { instead: slotIn(templateSchema), is: slotOf(snippetSchemas) },
  StoredSlot: { instead: slotIn(templateDraftSchema), is: slotOf(storedSchemas) },
};

function withSubcategories(node: JsonSchema): JsonSchema {
  const { properties, ...rest } = node;
  return {
    ...rest,
    properties: { ...properties, children: { type: 'array', items: refTo('CategoryNode') } },
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Puts references where a named schema stands; one that may also be null refers to it as one of two. */
class Sharing {
  readonly #names = new Map<string, string>();

  constructor(schemas: Readonly<Record<string, JsonSchema>>) {
    for (const [name, schema] of Object.entries(schemas)) {
      const text = JSON.stringify(schema);
      if (!this.#names.has(text)) this.#names.set(text, name);
    }
  }

  /** @param own the name of the schema that this is itself */
  share(value: unknown, own?: string): unknown {
    if (Array.isArray(value)) return value.map((one) => this.share(one));
    if (!isObject(value)) return value;
    const name = this.#names.get(JSON.stringify(value));
    if (name && name !== own) return refTo(name);
    if (Array.isArray(value.type) && value.type.join() === 'object,null') {
      const named = this.#names.get(JSON.stringify({ ...value, type: 'object' }));
      if (named) return { anyOf: [refTo(named), { type: 'null' }] };
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.share(one)]));
  }
}

/** The paths with references in them, and what these refer to. */
export function withComponents(paths: object): { paths: unknown; schemas: Record<string, unknown> } {
  const plain = Object.fromEntries(
    Object.entries(shared).map(([name, schema]) => [name, toJsonSchema(schema)]),
  );
  const described = Object.fromEntries(Object.entries(better).map(([name, { instead }]) => [name, instead]));
  const sharing = new Sharing({ ...plain, ...described });
  const whole = Object.fromEntries(Object.entries(better).map(([name, { is }]) => [name, is]));
  const schemas = Object.entries({ ...plain, ...whole }).map(([name, schema]) => {
    const full = name === 'CategoryNode' ? withSubcategories(schema) : schema;
    return [name, sharing.share(full, name)];
  });
  return { paths: sharing.share(paths), schemas: Object.fromEntries(schemas) };
}

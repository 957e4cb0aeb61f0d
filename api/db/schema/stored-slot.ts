import { array, boolean, type InferType, number, object, type Schema, string } from 'yup';
import { cleanHtml } from '../../contract/clean-html.ts';
import { type SnippetCode, snippetSchemas, tiles } from '../../contract/snippets.ts';

/** Which products fill a snippet; resolved each time the template is read. */
const productSource = object({
  type: string()
    .oneOf(['category', 'collection', 'tag', 'newest', 'express', 'sale', 'popular', 'products'])
    .required(),
  vsin: string().when('type', {
    is: (type: string) => ['category', 'collection', 'tag'].includes(type),
    // biome-ignore lint/suspicious/noThenProperty: yup's name for the branch
    then: (schema) => schema.required(),
  }),
  vsins: array().of(string().required()).max(24).optional(),
  limit: number().integer().min(1).max(24).default(12),
});
export type ProductSource = InferType<typeof productSource>;

const countedThings = ['products', 'variants', 'showrooms'] as const;
export type CountedThing = (typeof countedThings)[number];
/** A figure that is counted on reading, or one that is written down. */
const fact = object({
  count: string().oneOf(countedThings).optional(),
  value: string().optional(),
  label: string().required(),
});

const products = snippetSchemas['hero-products']
  .omit(['products'])
  .shape({ source: productSource.required() });
const schemas = {
  ...snippetSchemas,
  'full-width-image': snippetSchemas['full-width-image'].omit(['places']).shape({
    /** Whether what is seen in the picture leads to its page, where `config/pictures/places.json` knows the picture. */
    isShoppable: boolean().optional(),
  }),
  'full-width-text': snippetSchemas['full-width-text'].shape({
    body: string()
      .transform((value: unknown) => (typeof value === 'string' ? cleanHtml(value) : undefined))
      .required(),
  }),
  'grid-icon': object({
    title: string().optional(),
    tiles: tiles().optional(),
    source: object({ type: string().oneOf(['showrooms']).required() })
      .optional()
      .default(undefined),
  }),
  'hero-products': products,
  'dynamic-products': products,
  'dynamic-info': snippetSchemas['dynamic-info'].shape({ facts: array().of(fact).min(1).required() }),
};

/** A context as it is edited and stored: queries instead of what they find. */
export type StoredContext = { [C in SnippetCode]: InferType<(typeof schemas)[C]> };
/** Reading cleans what is stored and drops what is not named here. */
export const storedSchemas: { [C in SnippetCode]: Schema<StoredContext[C]> } = schemas;

export type StoredSlot<C extends SnippetCode = SnippetCode> = {
  [K in C]: { id: string; snippetCode: K; context: StoredContext[K] };
}[C];

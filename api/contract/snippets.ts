import { array, type InferType, number, object, type Schema, string } from 'yup';
import { productCardSchema } from './catalogue.ts';
import { placeSchema } from './places.ts';

/** Snippet codes of the page builder (§2). The last three exist in templates but have no component. */
export const snippetCodes = [
  'announcement-banner',
  'full-width-image',
  'full-width-text',
  'grid-on-image',
  'grid-under-image',
  'grid-icon',
  'hero-products',
  'popular-categories',
  'spotlight',
  'faq',
  'packages',
  'job-advertisements',
  'dynamic-products',
  'dynamic-info',
  'withdrawal-form',
  'personalisation-1',
  'personalisation-2',
  'personalisation-3',
  'spotlight-search-bar',
  'collection-list',
  'subscription',
] as const;
export type SnippetCode = (typeof snippetCodes)[number];

export function isSnippetCode(code: unknown): code is SnippetCode {
  return snippetCodes.some((known) => known === code);
}

/** A path within the site, without its base path: `/banken-c-C11`; anything that could lead elsewhere or run is missing. */
const sitePath = () =>
  string().transform((value: unknown) =>
    typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value) ? value : undefined,
  );
/** An address on another website; anything that is not one counts as missing. */
const webUrl = () =>
  string().transform((value: unknown) =>
    typeof value === 'string' && value.startsWith('https://') && URL.canParse(value) ? value : undefined,
  );
const text = () => string().optional();

const picture = () =>
  object({
    path: sitePath().required(),
    alt: string().defined(),
    width: number().integer().positive().required(),
    height: number().integer().positive().required(),
    /** As of `mediaSchema`. Known on reading; what an editor says of them is not heard. */
    placeholder: text(),
    focus: text(),
  });
const tile = object({
  title: string().required(),
  text: text(),
  link: sitePath(),
  /** Where it is on a map, on another website. */
  mapsLink: webUrl(),
  image: picture().optional().default(undefined),
  /** A lucide name out of: truck, shield, leaf, sofa, calendar, star, store, ruler, phone, refresh. */
  icon: text(),
});
export const tiles = () => array().of(tile).min(1);
const grid = object({ title: text(), tiles: tiles().required() });
const productRow = object({
  title: string().required(),
  text: text(),
  layout: string().oneOf(['grid', 'slider']).optional(),
  products: array().of(productCardSchema).required(),
  link: sitePath(),
  linkText: text(),
});
const personalisation = object({ title: string().required(), widget: string().required() });
const nothing = object({});

/** What each snippet needs to be drawn. */
export const snippetSchemas = {
  'announcement-banner': object({ text: string().required(), link: sitePath() }),
  'full-width-image': object({
    image: picture().required(),
    eyebrow: text(),
    title: string().required(),
    text: text(),
    link: sitePath(),
    linkText: text(),
    /** What is seen in the picture and leads to its page. */
    places: array().of(placeSchema).optional(),
  }),
  'full-width-text': object({
    title: text(),
    /** Cleaned HTML, as `cleanHtml` leaves it. */
    body: string().required(),
  }),
  'grid-on-image': grid,
  'grid-under-image': grid,
  'grid-icon': grid,
  'hero-products': productRow,
  'dynamic-products': productRow,
  'popular-categories': object({
    title: string().required(),
    categories: array()
      .of(object({ title: string().required(), link: sitePath().required(), image: picture().required() }))
      .min(1)
      .required(),
  }),
  spotlight: object({
    title: text(),
    cards: array()
      .of(
        object({
          title: string().required(),
          text: string().required(),
          link: sitePath().required(),
          linkText: string().required(),
          image: picture().required(),
        }),
      )
      .min(1)
      .required(),
  }),
  faq: object({
    title: string().required(),
    questions: array()
      .of(object({ question: string().required(), answer: string().required() }))
      .min(1)
      .required(),
  }),
  packages: object({
    title: string().required(),
    packages: array()
      .of(
        object({
          title: string().required(),
          text: string().required(),
          points: array().of(string().required()).required(),
        }),
      )
      .min(1)
      .required(),
  }),
  'job-advertisements': object({
    title: string().required(),
    jobs: array()
      .of(
        object({
          title: string().required(),
          place: string().required(),
          hours: string().required(),
          text: string().required(),
        }),
      )
      .required(),
  }),
  'dynamic-info': object({
    title: text(),
    facts: array()
      .of(object({ value: string().defined(), label: string().required() }))
      .min(1)
      .required(),
  }),
  /** The two steps of withdrawing from a contract; it needs nothing. */
  'withdrawal-form': nothing,
  'personalisation-1': personalisation,
  'personalisation-2': personalisation,
  'personalisation-3': personalisation,
  'spotlight-search-bar': nothing,
  'collection-list': nothing,
  subscription: nothing,
} satisfies Record<SnippetCode, Schema>;

export type SnippetContext = { [C in SnippetCode]: InferType<(typeof snippetSchemas)[C]> };

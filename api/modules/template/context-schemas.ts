import { array, type ISchema, number, object, string } from 'yup';
import type { SnippetCode } from '../../contract/template.ts';
import { countedThings } from '../../db/schema/stored-slot.ts';
import { cleanHtml } from './clean-html.ts';

/** A path within the site; anything that could lead elsewhere or run counts as missing. */
const sitePath = () =>
  string().transform((value: unknown) =>
    typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value) ? value : undefined,
  );
/** An address on another website; anything that is not one counts as missing. */
const webAddress = () =>
  string().transform((value: unknown) =>
    typeof value === 'string' && value.startsWith('https://') && URL.canParse(value) ? value : undefined,
  );
const text = () => string().optional();
const image = () =>
  object({
    path: sitePath().required(),
    alt: string().defined(),
    width: number().integer().positive().required(),
    height: number().integer().positive().required(),
  });

const tiles = array()
  .of(
    object({
      title: string().required(),
      text: text(),
      link: sitePath(),
      mapsLink: webAddress(),
      image: image().default(undefined),
      icon: text(),
    }),
  )
  .min(1);
const grid = object({ title: text(), tiles: tiles.required() });
const limit = number().integer().min(1).max(24);
const source = object({
  type: string()
    .oneOf(['category', 'collection', 'tag', 'newest', 'express', 'popular', 'products'])
    .required(),
  vsin: string().when('type', {
    is: (type: string) => ['category', 'collection', 'tag'].includes(type),
    // biome-ignore lint/suspicious/noThenProperty: yup's name for the branch
    then: (schema) => schema.required(),
  }),
  vsins: array().of(string().required()).max(24).optional(),
  limit: limit.default(12),
});
/** Of `hero-products` and `dynamic-products`. */
export const productContext = object({
  title: string().required(),
  text: text(),
  layout: string().oneOf(['grid', 'slider']).optional(),
  source: source.required(),
  link: sitePath(),
  linkText: text(),
});
export const iconContext = object({
  title: text(),
  tiles: tiles.optional(),
  source: object({ type: string().oneOf(['showrooms']).required() }).default(undefined),
});
export const infoContext = object({
  title: text(),
  facts: array()
    .of(
      object({
        count: string().oneOf(countedThings).optional(),
        value: text(),
        label: string().required(),
      }),
    )
    .min(1)
    .required(),
});
const personalisation = object({ title: string().required(), widget: string().required() });
const nothing = object({});

/** What may stand in the context of each snippet as stored; reading cleans it and drops what is not named here. */
export const contextSchemas: Record<SnippetCode, ISchema<object>> = {
  'announcement-banner': object({ text: string().required(), link: sitePath() }),
  'full-width-image': object({
    image: image().required(),
    eyebrow: text(),
    title: string().required(),
    text: text(),
    link: sitePath(),
    linkText: text(),
  }),
  'full-width-text': object({
    title: text(),
    body: string()
      .transform((value: unknown) => (typeof value === 'string' ? cleanHtml(value) : undefined))
      .required(),
  }),
  'grid-on-image': grid,
  'grid-under-image': grid,
  'grid-icon': iconContext,
  'hero-products': productContext,
  'dynamic-products': productContext,
  'popular-categories': object({
    title: string().required(),
    categories: array()
      .of(object({ title: string().required(), link: sitePath().required(), image: image().required() }))
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
          image: image().required(),
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
  'dynamic-info': infoContext,
  'withdrawal-form': nothing,
  'personalisation-1': personalisation,
  'personalisation-2': personalisation,
  'personalisation-3': personalisation,
  'spotlight-search-bar': nothing,
  'collection-list': nothing,
  subscription: nothing,
};

import { array, type InferType, mixed, object, string } from 'yup';
import { type Localised, localisedSchema, type ProductCard } from './catalogue.ts';
import { languages } from './sites.ts';

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

type Picture = {
  path: string;
  alt: string;
  width: number;
  height: number;
  /** As of `mediaSchema`; known on reading, never stored. */
  placeholder?: string;
  focus?: string;
};
type Tile = {
  title: string;
  text?: string;
  link?: string;
  /** Where it is on a map, on another website. */
  mapsLink?: string;
  image?: Picture;
  icon?: string;
};

/** What each snippet needs to be drawn. Links are paths within the site, without its base path: `/banken-c-C11`. */
export type SnippetContext = {
  'announcement-banner': { text: string; link?: string };
  'full-width-image': {
    image: Picture;
    eyebrow?: string;
    title: string;
    text?: string;
    link?: string;
    linkText?: string;
  };
  /** `body` is sanitised HTML with h2, h3, p, ul, ol, li, a, strong, em, table. */
  'full-width-text': { title?: string; body: string };
  'grid-on-image': { title?: string; tiles: Tile[] };
  'grid-under-image': { title?: string; tiles: Tile[] };
  /** `icon` is a lucide name out of: truck, shield, leaf, sofa, calendar, star, store, ruler, phone, refresh. */
  'grid-icon': { title?: string; tiles: Tile[] };
  'hero-products': {
    title: string;
    text?: string;
    layout: 'grid' | 'slider';
    products: ProductCard[];
    link?: string;
    linkText?: string;
  };
  'popular-categories': { title: string; categories: { title: string; link: string; image: Picture }[] };
  spotlight: {
    title?: string;
    cards: { title: string; text: string; link: string; linkText: string; image: Picture }[];
  };
  faq: { title: string; questions: { question: string; answer: string }[] };
  packages: { title: string; packages: { title: string; text: string; points: string[] }[] };
  'job-advertisements': {
    title: string;
    jobs: { title: string; place: string; hours: string; text: string }[];
  };
  'dynamic-products': { title: string; products: ProductCard[]; link?: string; linkText?: string };
  'dynamic-info': { title?: string; facts: { value: string; label: string }[] };
  /** The two steps of withdrawing from a contract; it needs nothing. */
  'withdrawal-form': Record<string, never>;
  'personalisation-1': { title: string; widget: string };
  'personalisation-2': { title: string; widget: string };
  'personalisation-3': { title: string; widget: string };
  'spotlight-search-bar': Record<string, never>;
  'collection-list': Record<string, never>;
  subscription: Record<string, never>;
};
export type Slot = {
  [C in SnippetCode]: { id: string; snippetCode: C; context: SnippetContext[C] };
}[SnippetCode];
export type Template = {
  alias: string;
  seoInfo: { title: Localised; description: Localised };
  slots: Slot[];
};

export const templateSchema = object({
  alias: string().required(),
  seoInfo: object({ title: localisedSchema, description: localisedSchema }).required(),
  slots: array()
    .of(
      object({
        id: string().required(),
        snippetCode: string().oneOf(snippetCodes).required(),
        context: mixed<object>().required(),
      }).required(),
    )
    .required(),
}).required();

export const templateDevices = ['desktop', 'mobile'] as const;
export const templatePartSchema = object({
  device: string().oneOf(templateDevices).required(),
  language: string().oneOf(languages).required(),
}).noUnknown();
export type TemplatePart = InferType<typeof templatePartSchema>;

/** A draft as it is edited: product snippets hold a query (`source`) instead of products. */
export const templateDraftSchema = templatePartSchema.shape({
  seoInfo: object({ title: localisedSchema, description: localisedSchema }).noUnknown().required(),
  slots: array()
    .of(
      object({
        id: string().max(60).required(),
        snippetCode: string().oneOf(snippetCodes).required(),
        context: object().required(),
      })
        .noUnknown()
        .required(),
    )
    .max(60)
    .required(),
});
export type TemplateDraft = InferType<typeof templateDraftSchema>;

/** A draft or a published version; its id is the `pageId` of the preview. */
export const templateVersionSchema = templatePartSchema
  .shape({
    id: string().uuid().required(),
    alias: string().required(),
    status: string().oneOf(['draft', 'published']).required(),
    /** ISO date-time. */
    savedAt: string().required(),
  })
  .required();
export type TemplateVersion = InferType<typeof templateVersionSchema>;

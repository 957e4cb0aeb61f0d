import { array, boolean, type InferType, object, string } from 'yup';
import { type Localised, localisedSchema } from './catalogue.ts';
import { languages } from './sites.ts';
import {
  isSnippetCode,
  type SnippetCode,
  type SnippetContext,
  snippetCodes,
  snippetSchemas,
} from './snippets.ts';

export type Slot<C extends SnippetCode = SnippetCode> = {
  [K in C]: { id: string; snippetCode: K; context: SnippetContext[K] };
}[C];
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
        context: object()
          .when('snippetCode', ([code], context) =>
            isSnippetCode(code) ? snippetSchemas[code].required() : context,
          )
          .required(),
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
export const templateDraftSchema = templatePartSchema
  .shape({
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
  })
  .required();
export type TemplateDraft = InferType<typeof templateDraftSchema>;

export const templateContentQuerySchema = templatePartSchema.shape({ version: string().uuid().optional() });

/** A page of the shop, for those who edit it. */
export const templateEntrySchema = object({
  alias: string().required(),
  /** In the language of the site, where it is written in that. */
  title: string().defined(),
  hasDraft: boolean().required(),
}).required();
export type TemplateEntry = InferType<typeof templateEntrySchema>;

/** A draft or a published version; its id is the `pageId` of the preview. */
export const templateVersionSchema = templatePartSchema
  .shape({
    id: string().uuid().required(),
    alias: string().required(),
    status: string().oneOf(['draft', 'published']).required(),
    /** ISO date-time. */
    savedAt: string().required(),
    /** The name of whoever saved it last; null where nobody did, or nobody is left. */
    savedBy: string().nullable().defined(),
  })
  .required();
export type TemplateVersion = InferType<typeof templateVersionSchema>;

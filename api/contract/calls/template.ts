import { call } from '../call.ts';
import type {
  Template,
  TemplateDraft,
  TemplateEntry,
  TemplatePart,
  TemplateVersion,
  templateDraftSchema,
  templatePartSchema,
} from '../template.ts';

export const readTemplate = call('GET', 'template/:alias').answersOne<Template>();
export const readMobileTemplate = call('GET', 'template/:alias/mobile').answersOne<Template>();
export const previewTemplate = call('GET', 'templatepreview/:templateId/:pageId').answersOne<Template>();
export const listTemplates = call('GET', 'templates').answers<TemplateEntry>();
export const listTemplateVersions = call('GET', 'templates/:alias').answers<TemplateVersion>();
export const readTemplateContent = call('GET', 'templates/:alias/content')
  .query<TemplatePart & { version?: string }>()
  .answersOne<TemplateDraft>();
export const saveTemplateDraft = call('PUT', 'templates/:alias')
  .takes<typeof templateDraftSchema>()
  .answers<TemplateVersion>();
export const publishTemplate = call('POST', 'templates/:alias/publish')
  .takes<typeof templatePartSchema>()
  .answers<TemplateVersion>();
export const undoTemplate = call('POST', 'templates/:alias/undo')
  .takes<typeof templatePartSchema>()
  .answers<TemplateVersion>();
export const withdrawTemplate = call('DELETE', 'templates/:alias')
  .query<TemplatePart>()
  .answers<TemplateVersion>();

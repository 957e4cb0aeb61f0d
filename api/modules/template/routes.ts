import * as calls from '../../contract/calls/template.ts';
import {
  templateContentQuerySchema,
  templateDraftSchema,
  templateEntrySchema,
  templatePartSchema,
  templateSchema,
  templateVersionSchema,
} from '../../contract/template.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { readTemplate } from './service.ts';
import { readTemplateContent } from './template-content.ts';
import {
  listTemplates,
  listTemplateVersions,
  previewTemplate,
  publishTemplate,
  saveTemplateDraft,
  undoTemplate,
} from './versions.ts';
import { withdrawTemplate } from './withdraw-template.ts';

/** A page reads the products, prices and texts of all its slots. */
const perClient = { points: 600, seconds: 300, isGuard: true } as const;

const visitorRoutes = [
  defineRoute(
    calls.readTemplate,
    {
      summary: 'Content page for desktop: home (`index`), campaigns, policies and other pages',
      auth: 'none',
      limit: perClient,
      response: templateSchema,
      errors: ['template-not-found'],
    },
    async (call, services) => [await readTemplate(call, 'desktop', services)],
  ),
  defineRoute(
    calls.readMobileTemplate,
    {
      summary: 'Content page for mobile',
      auth: 'none',
      limit: perClient,
      response: templateSchema,
      errors: ['template-not-found'],
    },
    async (call, services) => [await readTemplate(call, 'mobile', services)],
  ),
];

const editorRoutes = [
  defineRoute(
    calls.previewTemplate,
    {
      summary:
        'A draft or an earlier version as visitors would see it: `templateId` is the alias of the template, `pageId` ' +
        'the id of the version',
      auth: 'admin',
      response: templateSchema,
      errors: ['template-not-found'],
    },
    async (call, services) => [await previewTemplate(call, services)],
  ),
  defineRoute(
    calls.listTemplates,
    {
      summary: 'All content pages of the site, for their editors',
      auth: 'admin',
      response: templateEntrySchema,
    },
    listTemplates,
  ),
  defineRoute(
    calls.listTemplateVersions,
    {
      summary: 'Drafts of a template and what was published last, the latest first',
      auth: 'admin',
      response: templateVersionSchema,
      errors: ['template-not-found'],
    },
    listTemplateVersions,
  ),
  defineRoute(
    calls.readTemplateContent,
    {
      summary:
        'What an editor begins with, as it is stored and can be put back: the draft, else what is live; or the version asked for',
      auth: 'admin',
      query: templateContentQuerySchema,
      response: templateDraftSchema,
      errors: ['template-not-found'],
    },
    async (call, services) => [await readTemplateContent(call, services)],
  ),
  defineRoute(
    calls.saveTemplateDraft,
    {
      summary:
        'Save the draft of a template for a device and language; it replaces the draft before, not the page',
      auth: 'admin',
      body: templateDraftSchema,
      response: templateVersionSchema,
      errors: ['alias-reserved', 'template-not-found'],
    },
    (call, services) => saveTemplateDraft(call, call.items[0], services),
  ),
  defineRoute(
    calls.publishTemplate,
    {
      summary: 'Show the draft to everybody; the last ten published versions are kept',
      auth: 'admin',
      body: templatePartSchema,
      response: templateVersionSchema,
      errors: ['alias-reserved', 'template-not-found'],
    },
    (call, services) => publishTemplate(call, call.items[0], services),
  ),
  defineRoute(
    calls.undoTemplate,
    {
      summary: 'Take the last publishing back: the version before it is live again',
      auth: 'admin',
      body: templatePartSchema,
      response: templateVersionSchema,
      errors: ['template-not-found', 'state-conflict'],
    },
    (call, services) => undoTemplate(call, call.items[0], services),
  ),
  defineRoute(
    calls.withdrawTemplate,
    {
      summary:
        'Take a page away from visitors; it stays as a draft. Home, policies and the pages the shop links to stay',
      auth: 'admin',
      query: templatePartSchema,
      response: templateVersionSchema,
      errors: ['template-not-found', 'page-linked'],
    },
    withdrawTemplate,
  ),
];

export const routes: readonly Route[] = [...visitorRoutes, ...editorRoutes];

import { templateSchema } from '../../contract/template.ts';
import { defineRoute } from '../../http/route.ts';
import { readTemplate } from './service.ts';

export const routes = [
  defineRoute(
    {
      method: 'GET',
      path: 'template/:alias',
      summary: 'Content page for desktop: home (`index`), campaigns, policies and other pages',
      auth: 'none',
      response: templateSchema,
      errors: ['template-not-found'],
    },
    async (call, services) => [await readTemplate(call, 'desktop', services)],
  ),
  defineRoute(
    {
      method: 'GET',
      path: 'template/:alias/mobile',
      summary: 'Content page for mobile',
      auth: 'none',
      response: templateSchema,
      errors: ['template-not-found'],
    },
    async (call, services) => [await readTemplate(call, 'mobile', services)],
  ),
];

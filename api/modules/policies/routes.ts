import { policySchema } from '../../contract/template.ts';
import { defineRoute } from '../../http/route.ts';
import { listPolicies } from './service.ts';

export const routes = [
  defineRoute(
    {
      method: 'GET',
      path: 'policies',
      summary: 'Policies of the site with the alias of their page',
      auth: 'none',
      response: policySchema,
    },
    listPolicies,
  ),
];

import * as calls from '../../contract/calls/policies.ts';
import { policySchema } from '../../contract/policies.ts';
import { defineRoute } from '../../http/route.ts';
import { listPolicies } from './service.ts';

export const routes = [
  defineRoute(
    calls.listPolicies,
    {
      summary: 'Policies of the site with the alias of their page',
      auth: 'none',
      response: policySchema,
    },
    listPolicies,
  ),
];

import { object, string } from 'yup';
import * as calls from '../../contract/calls/listing.ts';
import { cutText } from '../../contract/cut-text.ts';
import { suggestSchema } from '../../contract/listing.ts';
import { defineRoute } from '../../http/route.ts';
import { suggest } from './suggest.ts';

const maxTerm = 100;

const suggestions = defineRoute(
  calls.suggest,
  {
    summary: 'Words, categories and products for what is being typed',
    auth: 'none',
    query: object({ term: string() }),
    response: suggestSchema,
  },
  async (call, services) => {
    const term = cutText((call.query.get('term') ?? '').trim(), maxTerm);
    return [await suggest(services, call, term)];
  },
);

export const routes = [suggestions];

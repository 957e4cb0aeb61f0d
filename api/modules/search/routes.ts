import { suggestSchema } from '../../contract/listing.ts';
import { defineRoute } from '../../http/route.ts';
import { suggest } from './suggest.ts';

const maxTerm = 100;

const suggestions = defineRoute(
  {
    method: 'GET',
    path: 'suggest',
    summary: 'Words, categories and products for what is being typed (`term`)',
    auth: 'none',
    response: suggestSchema,
  },
  async ({ site, language, query }, { db, now, config }) => {
    const term = (query.get('term') ?? '').trim().slice(0, maxTerm);
    return [await suggest(db, { site, language, now: now(), config: config(site.code) }, term)];
  },
);

export const routes = [suggestions];

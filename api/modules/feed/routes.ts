import { object, string } from 'yup';
import * as calls from '../../contract/calls/feed.ts';
import * as files from '../../contract/calls/feed-files.ts';
import { languageNamed } from '../../contract/choose-language.ts';
import { feedItemSchema } from '../../contract/feed.ts';
import { languages } from '../../contract/sites.ts';
import { variantVsin } from '../../contract/vsin.ts';
import { defineRoute } from '../../http/route.ts';
import { answerFeed } from './feed-file.ts';
import { readFeed } from './read-feed.ts';

const query = object({
  /** The last variant of the answer before. */
  after: string().matches(variantVsin).optional(),
  category: string()
    .matches(/^C\d{1,9}$/)
    .optional(),
}).noUnknown();

const fileQuery = object({ language: string().oneOf(languages).optional() }).noUnknown();

/** Each reads the whole catalogue. */
const filesPerClient = { points: 60, seconds: 3600 };
/** The whole of a large catalogue, for each site, at one go. */
const itemsPerClient = { points: 300, seconds: 300, isGuard: true } as const;

export const routes = [
  defineRoute(
    files.readFeedFile,
    {
      summary:
        'A product feed for one service: google.xml, openai.jsonl, openai.csv, heureka.xml (cz), idealo.csv (nl, be, de); ' +
        '`language` for another than the first of the site',
      auth: 'none',
      query: fileQuery,
      limit: filesPerClient,
      errors: ['resource-not-found'],
    },
    async ({ site, params, query: asked, request }, services) => {
      // Whoever fetches it says no language: the address does.
      const language = languageNamed(asked.get('language'), site) ?? site.language;
      return answerFeed(params.name, request, services, { site, language });
    },
  ),
  defineRoute(
    calls.listFeedItems,
    {
      summary:
        'Variants as product feeds and sitemaps tell of them, at most 100, from the one after `after` on; an empty ' +
        'answer is the end',
      auth: 'none',
      query,
      limit: itemsPerClient,
      response: feedItemSchema,
      errors: ['product-not-found', 'resource-not-found'],
    },
    async (call, services) =>
      readFeed(services, call, {
        after: call.query.get('after'),
        category: call.query.get('category'),
      }),
  ),
];

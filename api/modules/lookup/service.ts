import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { CzechSuggestion, FoundAddress, FoundPlace } from '../../contract/lookup.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { ApiEnvironment } from '../../runtime/environment.ts';
import { suggestCzech, toCzechSuggestion } from './czech.ts';
import type { AddressSource, FindQuery, PostcodeQuery } from './port.ts';
import { combineSources } from './sources/combined.ts';
import { embeddedSource } from './sources/embedded.ts';
import { createLoqateSource } from './sources/loqate.ts';
import { createPdokSource } from './sources/pdok.ts';
import { openTurkey } from './turkey.ts';

const limitMs = 2_000;
const maxCached = 2_000;
const cacheMs = 10 * 60_000;

type Answer = { found: FoundAddress[]; place: FoundPlace | null };
type Question = (signal: AbortSignal) => Promise<Partial<Answer>>;
const nothing: Answer = { found: [], place: null };
type Needs = { limits: RateLimits; environment: ApiEnvironment; log: Logger };

function chooseSource({ loqateKey, loqateUrl, pdokUrl }: ApiEnvironment): AddressSource {
  const pdok = pdokUrl ? createPdokSource(pdokUrl) : null;
  const loqate = loqateKey ? createLoqateSource(loqateUrl, loqateKey) : null;
  if (pdok && loqate) return combineSources(pdok, loqate);
  return pdok ?? loqate ?? embeddedSource;
}

/** Questions that a service wants money for, of all clients together: what a busy shop asks, and no more. */
const paidQuestions = { points: 1_000, seconds: 3_600 };

/** Looks addresses up in the service that is set, and caches what it has said. */
export function createLookup({ limits, environment, log }: Needs) {
  const source = chooseSource(environment);
  const answers = new LRUCache<string, Answer, Question>({
    max: maxCached,
    ttl: cacheMs,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _former, { context: question }) => ({
      ...nothing,
      ...(await question(AbortSignal.timeout(limitMs))),
    }),
  });

  /** @throws ApiError too-many-requests */
  async function countPaid(isDutch: boolean): Promise<void> {
    const { loqateKey, pdokUrl } = environment;
    if (loqateKey && !(isDutch && pdokUrl))
      await limits.consume('paid address look-ups', 'all', paidQuestions);
  }

  /** Asks once; a failure is logged without what was asked, answered as nothing found (§8), and not cached. */
  async function ask(key: readonly unknown[], question: Question): Promise<Answer> {
    try {
      return await answers.forceFetch(JSON.stringify(key), { context: question });
    } catch (error) {
      log.warn({ err: error }, 'address look-up failed');
      return nothing;
    }
  }

  /** Addresses and streets that begin like the text; empty when the service fails. */
  async function findAddresses(query: FindQuery): Promise<FoundAddress[]> {
    const { found } = await ask(['find', query], async (signal) => ({
      found: (await source.find(query, signal)).slice(0, query.limit),
    }));
    return found;
  }

  return {
    findAddresses,
    /** Of the service that is set, else of a few samples; empty when the service fails. */
    async suggestCzech(text: string, limit: number): Promise<CzechSuggestion[]> {
      if (!environment.loqateKey) return suggestCzech(text, limit);
      const found = await findAddresses({ text, container: null, countries: ['CZ'], language: 'cs', limit });
      return found.map(toCzechSuggestion);
    },
    /** One address found before, in fields; null for an unknown id and when the service fails. */
    async retrieveAddress(id: string): Promise<FoundPlace | null> {
      const { place } = await ask(['retrieve', id], async (signal) => {
        await countPaid(id.startsWith('adr-'));
        return { place: await source.retrieve(id, signal) };
      });
      return place;
    },
    /** Street and city of a postcode and house number; null when unknown and when the service fails. */
    async findByPostcode(query: PostcodeQuery): Promise<FoundPlace | null> {
      const { place } = await ask(['postcode', query], async (signal) => {
        await countPaid(query.country === 'NL');
        return { place: await source.byPostcode(query, signal) };
      });
      return place;
    },
    turkey: openTurkey(),
  };
}
export type Lookup = ReturnType<typeof createLookup>;

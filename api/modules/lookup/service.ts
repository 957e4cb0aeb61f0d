import { LRUCache } from 'lru-cache';
import type { FoundAddress, FoundPlace } from '../../contract/lookup.ts';
import type { ApiEnvironment } from '../../runtime/environment.ts';
import type { Services } from '../../services.ts';
import type { AddressSource, FindQuery, PostcodeQuery } from './port.ts';
import { combineSources } from './sources/combined.ts';
import { embeddedSource } from './sources/embedded.ts';
import { createLoqateSource } from './sources/loqate.ts';
import { createPdokSource } from './sources/pdok.ts';

const limitMs = 2_000;
const maxRemembered = 2_000;
const rememberMs = 10 * 60_000;

type Answer = { found: FoundAddress[]; place: FoundPlace | null };
type Lookup = { source: AddressSource; remembered: LRUCache<string, Answer> };
const lookups = new WeakMap<ApiEnvironment, Lookup>();

function chooseSource({ loqateKey, loqateUrl, pdokUrl }: ApiEnvironment): AddressSource {
  const pdok = pdokUrl ? createPdokSource(pdokUrl) : null;
  const loqate = loqateKey ? createLoqateSource(loqateUrl, loqateKey) : null;
  if (pdok && loqate) return combineSources(pdok, loqate);
  return pdok ?? loqate ?? embeddedSource;
}

function lookupOf(environment: ApiEnvironment): Lookup {
  const known = lookups.get(environment);
  if (known) return known;
  const made: Lookup = {
    source: chooseSource(environment),
    remembered: new LRUCache({ max: maxRemembered, ttl: rememberMs }),
  };
  lookups.set(environment, made);
  return made;
}

/** Questions that a service wants money for, of all clients together: what a busy shop asks, and no more. */
const paidQuestions = { points: 1_000, seconds: 3_600 };

/** @throws ApiError too-many-requests */
async function countPaid(isDutch: boolean, { limits, environment }: Services): Promise<void> {
  const { loqateKey, pdokUrl } = environment;
  if (loqateKey && !(isDutch && pdokUrl)) await limits.consume('paid address look-ups', 'all', paidQuestions);
}

/** Asks once; a failure is logged without what was asked, answered as nothing found (§8), and not remembered. */
async function ask(
  services: Services,
  key: readonly unknown[],
  question: (source: AddressSource, signal: AbortSignal) => Promise<Partial<Answer>>,
): Promise<Answer> {
  const nothing: Answer = { found: [], place: null };
  const { source, remembered } = lookupOf(services.environment);
  const id = JSON.stringify(key);
  const known = remembered.get(id);
  if (known) return known;
  try {
    const answer = { ...nothing, ...(await question(source, AbortSignal.timeout(limitMs))) };
    remembered.set(id, answer);
    return answer;
  } catch (error) {
    services.log.warn({ err: error }, 'address look-up failed');
    return nothing;
  }
}

/** Addresses and streets that begin like the text; empty when the service fails. */
export async function findAddresses(query: FindQuery, services: Services): Promise<FoundAddress[]> {
  const { found } = await ask(services, ['find', query], async (source, signal) => ({
    found: (await source.find(query, signal)).slice(0, query.limit),
  }));
  return found;
}

/** One address found before, in fields; null for an unknown id and when the service fails. */
export async function retrieveAddress(id: string, services: Services): Promise<FoundPlace | null> {
  const { place } = await ask(services, ['retrieve', id], async (source, signal) => {
    await countPaid(id.startsWith('adr-'), services);
    return { place: await source.retrieve(id, signal) };
  });
  return place;
}

/** Street and city of a postcode and house number; null when unknown and when the service fails. */
export async function findByPostcode(query: PostcodeQuery, services: Services): Promise<FoundPlace | null> {
  const { place } = await ask(services, ['postcode', query], async (source, signal) => {
    await countPaid(query.country === 'NL', services);
    return { place: await source.byPostcode(query, signal) };
  });
  return place;
}

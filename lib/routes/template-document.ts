import { LRUCache } from 'lru-cache';
import { isBotRequest, prerenderHeader } from '../bots/is-bot-request.ts';
import { type Device, deviceOf, widestMobile } from './device.ts';
import { windowCookie } from './header-names.ts';

/**
 * What a template page is rendered as: for a device, and with all slots from the start (`whole`) for those who never
 * scroll, which are bots and readers without JavaScript.
 */
export const templateDocuments = ['desktop', 'mobile', 'desktop-whole', 'mobile-whole'] as const;
export type TemplateDocument = (typeof templateDocuments)[number];

type Header = (name: string) => string | null | undefined;

/** What `deviceOfRequest` and `documentOf` read; answers that depend on it say so in `Vary`. */
export const documentHeaders = [
  'user-agent',
  'sec-ch-ua-mobile',
  'sec-ch-viewport-width',
  'cookie',
  prerenderHeader,
] as const;

const narrow = new RegExp(`(?:^|;\\s*)${windowCookie}=narrow(?:;|$)`);

/**
 * The device of a request (§9): mobile for a mobile agent and for a window of at most 992 px. How wide it is, few
 * browsers tell; of the others the page itself has left a cookie. Shared by middleware and the page cache, so both
 * choose alike.
 */
export function deviceOfRequest(header: Header): Device {
  if (header('sec-ch-ua-mobile') === '?1' || deviceOf(header('user-agent')) === 'mobile') return 'mobile';
  const width = Number.parseInt(header('sec-ch-viewport-width') ?? '', 10);
  const isNarrow = Number.isNaN(width) ? narrow.test(header('cookie') ?? '') : width <= widestMobile;
  return isNarrow ? 'mobile' : 'desktop';
}

export function toDocument(device: Device, isWhole: boolean): TemplateDocument {
  return isWhole ? `${device}-whole` : device;
}

/** Asked for every page that the cache answers, where the list of agents would cost a sixth of the answer. */
const knownAgents = new LRUCache<string, boolean>({ max: 1000 });
const longestKnown = 300;

function isBotAgent(agent: string): boolean {
  if (agent.length > longestKnown) return isBotRequest(agent);
  const known = knownAgents.get(agent);
  if (known !== undefined) return known;
  const isBot = isBotRequest(agent);
  knownAgents.set(agent, isBot);
  return isBot;
}

export function documentOf(header: Header): TemplateDocument {
  const agent = header('user-agent') ?? '';
  return toDocument(
    deviceOfRequest(header),
    isBotAgent(agent) || isBotRequest(null, header(prerenderHeader)),
  );
}

/** Null for what is no document. */
export function readDocument(text: string): { device: Device; isWhole: boolean } | null {
  const document = templateDocuments.find((known) => known === text);
  if (!document) return null;
  return {
    device: document.startsWith('mobile') ? 'mobile' : 'desktop',
    isWhole: document.endsWith('-whole'),
  };
}

/** Complete ones: shorter agents are those of bots. */
const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  mobile: 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
};

/** Headers of a request that is answered with this document. */
export const headersFor: Readonly<Record<TemplateDocument, Readonly<Record<string, string>>>> = {
  desktop: { 'user-agent': agents.desktop },
  mobile: { 'user-agent': agents.mobile },
  'desktop-whole': { 'user-agent': agents.desktop, [prerenderHeader]: '1' },
  'mobile-whole': { 'user-agent': agents.mobile, [prerenderHeader]: '1' },
};

import { readFileSync } from 'node:fs';

/** What the database, Redis, mails, files and calls to other servers may need beside the shop's visitors. */
const keptDescriptors = 512;
/** Each costs some 20 kB; idle ones are closed long before a shop has so many that wait for something. */
const maxAtAll = 8192;

export type ConnectionLimits = {
  max: number;
  /** Of one address (IPv6: one /64) that is no trusted proxy; an office or a mobile network may be behind it. */
  maxPerClient: number;
  /** Requests sent ahead, before the answer to the first. No browser does that. */
  maxPipelined: number;
  /** Without a byte of a next request. What a proxy hands on keeps the longer time of `serverLimits`, so that none is closed under one. */
  idleMs: number;
  /** In which a client must have taken some more of its answer. */
  stallMs: number;
  /** From the head of a request to the last byte of its answer, which the storefront may wait 120 s for. */
  exchangeMs: number;
  /** How long the rest of a body still comes in, unread, after its answer: closed at once, the answer might be lost. */
  lingerMs: number;
  sweepMs: number;
};

/** @returns how many descriptors this process may have open; null where the system does not tell */
function readDescriptorLimit(): number | null {
  try {
    const [, soft] = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft) || null;
  } catch {
    return null;
  }
}

/** @param descriptors how many the process may have open; null counts as 1024, which is the least usual */
export function toConnectionLimits(descriptors: number | null = readDescriptorLimit()): ConnectionLimits {
  const all = descriptors ?? 1024;
  const max = Math.floor(Math.min(Math.max(all - keptDescriptors, all / 2), maxAtAll));
  return {
    max,
    maxPerClient: Math.min(256, Math.ceil(max / 4)),
    maxPipelined: 10,
    idleMs: 20_000,
    stallMs: 30_000,
    exchangeMs: 300_000,
    lingerMs: 2000,
    sweepMs: 5000,
  };
}

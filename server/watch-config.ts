import { listPolicies } from '../api/contract/calls/policies.ts';
import { readRemoteConfig } from '../api/contract/calls/remote-config.ts';
import { apiBase } from '../lib/api/base-url.ts';
import { withBoundedBody } from '../lib/api/bounded-body.ts';
import { editionsOf } from '../sites/editions.ts';

const everyMs = 15_000;
const limitMs = 5_000;
const maxAnswerBytes = 1024 * 1024;

type Watched = { path: string; language: string };

/**
 * What every page shows of the config: its values, and the policies in their order, which no value tells. Each language of
 * the site has policies of its own.
 */
function watchedOf(site: string): readonly Watched[] {
  return editionsOf(site).flatMap(({ locale: language }, index) => [
    ...(index === 0 ? [{ path: readRemoteConfig.path, language }] : []),
    { path: listPolicies.path, language },
  ]);
}

async function readAnswer(address: string, language: string): Promise<string | null> {
  const headers = { 'accept-language': language };
  try {
    const answer = await fetch(address, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    if (answer.status === 200) return await withBoundedBody(answer, maxAnswerBytes).text();
    await answer.body?.cancel();
    return null;
  } catch {
    // Whoever reads it for a page tells of an API that is away.
    return null;
  }
}

/**
 * Another server's API announces nothing: its remote config and policies are looked at now and then, and the pages of a site are made
 * again when it has changed. Returns the function that ends it.
 */
export function watchConfig(
  apiUrl: string,
  sites: readonly string[],
  onChange: (tags: readonly string[]) => void,
  pauseMs: number = everyMs,
): () => void {
  const known = new Map<string, string>();

  async function look(site: string, { path, language }: Watched): Promise<void> {
    const address = `${apiBase(apiUrl)}/${site}/${path}`;
    const text = await readAnswer(address, language);
    if (text === null) return;
    const key = `${address} ${language}`;
    const previous = known.get(key);
    known.set(key, text);
    if (previous !== undefined && previous !== text) onChange([`config:${site}`]);
  }

  const lookAtAll = () => {
    for (const site of sites) for (const one of watchedOf(site)) void look(site, one);
  };
  lookAtAll();
  const timer = setInterval(lookAtAll, pauseMs);
  timer.unref();
  return () => clearInterval(timer);
}

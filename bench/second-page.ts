// What a browser that has the dictionary of its site is sent of pages it has not seen, beside what everybody is sent.
import { createHash } from 'node:crypto';
import { isPayload, scriptsIn } from './scripts-of.ts';

type Sizes = { html: number; payload: number };
export type SecondPage = { path: string; plain: Sizes; delta: Sizes };

const others = 4;

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Different addresses of pages of a kind, in the order of the page that links to them. */
function linksIn(html: string, kind: '-c-' | '-p-'): string[] {
  const links = html.matchAll(/href="(\/nl\/[\w-]+)"/g);
  return [...new Set([...links].map(([, path = '']) => path))].filter((path) => path.includes(kind));
}

async function bytesOf(url: string, headers: Record<string, string>, encoding: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers });
  const sent = answer.headers.get('content-encoding');
  if (sent !== encoding) throw new Error(`${url} came as ${sent}, not as ${encoding}`);
  return Number(answer.headers.get('content-length'));
}

/** Asks until the dictionary is made, which begins with the third kind of page. */
async function findDictionary(base: string): Promise<{ raw: Buffer; bytes: number }> {
  for (;;) {
    const [, address] =
      /<([^>]+)>; rel="compression-dictionary"/.exec((await fetch(`${base}/nl`)).headers.get('link') ?? '') ??
      [];
    if (!address) continue;
    const raw = Buffer.from(await (await fetch(base + address)).arrayBuffer());
    return { raw, bytes: await bytesOf(base + address, { 'accept-encoding': 'br' }, 'br') };
  }
}

export async function measureSecondPages(base: string) {
  const categories = linksIn(await textOf(`${base}/nl`), '-c-');
  const [first = '', second = ''] = categories;
  const products = linksIn(await textOf(base + first), '-p-');
  await textOf(base + (products[0] ?? ''));
  const { raw, bytes } = await findDictionary(base);
  const held = `:${createHash('sha256').update(raw).digest('base64')}:`;
  const forms = {
    plain: [{ 'accept-encoding': 'br' }, 'br'],
    delta: [{ 'accept-encoding': 'br, dcb', 'available-dictionary': held }, 'dcb'],
  } as const;
  // Pages in the dictionary name their own payload.
  const isUnseen = (path: string) => !raw.includes(`${path.slice('/nl'.length)}.js"></script>`);
  const unseen = [categories, linksIn(await textOf(base + second), '-p-')].flatMap((paths) =>
    paths.filter(isUnseen).slice(0, others),
  );
  const pages: SecondPage[] = [];
  for (const path of unseen) {
    const payload = scriptsIn(await textOf(base + path)).find(isPayload) ?? '';
    const sizesIn = async ([headers, encoding]: (typeof forms)[keyof typeof forms]): Promise<Sizes> => ({
      html: await bytesOf(base + path, headers, encoding),
      payload: await bytesOf(base + payload, headers, encoding),
    });
    pages.push({ path, plain: await sizesIn(forms.plain), delta: await sizesIn(forms.delta) });
  }
  return { dictionary: { raw: raw.length, bytes }, pages };
}

/** @jest-environment node */
import { newcomerScript } from '../lib/basket/newcomer-script';
import { webViewScript } from '../lib/routes/web-view-script';
import { contentSecurityPolicy } from './csp';
import { readReactFunctions } from './own-scripts';
import { readCodeFiles } from './payload-scripts';
import { joinPage, readPayloadAddress, separator, splitPage } from './split-page';

const flight = (row: string) => `self.__next_f.push([1,${JSON.stringify(row)}])`;
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});';
const data = '<script type="application/ld+json">{"a":1}</script>';
const asked = { path: '/nl/alma-p-V1', document: 'desktop' } as const;

const files = (...names: string[]) => names.map((name) => `/_next/static/chunks/${name}.js`);
const codeOf = (name: string) => `<script src="${files(name)}" async=""></script>`;

function pageOf(...rows: string[]): string {
  const scripts = rows.map((row) => `<script>${flight(row)}</script>`).join('');
  return (
    `<html><head>${codeOf('a')}<script>${webViewScript}</script></head>` +
    `<body><h1>Alma</h1>${data}<script id="_R_">${bootstrap}</script><script>${start}</script>${scripts}</body></html>`
  );
}
function splitOf(html: string) {
  const split = splitPage(html, asked);
  if (!split) throw new Error('not split');
  return split;
}

/** Where files are fetched. */
function documentWith(told: unknown[]) {
  const appendChild = ({ src, async }: { src: string; async: boolean }) => told.push({ src, async });
  return { createElement: () => ({}), head: { appendChild } };
}

/** What a browser would have run, by the names of what runs it. */
function run(script: string): unknown[] {
  const told: unknown[] = [];
  const self = { __next_f: { push: (row: unknown) => told.push(row) } };
  const scope = {
    self,
    globalThis: { TURBOPACK: { push: () => told.push('bootstrap') } },
    document: { visibilityState: 'hidden', ...documentWith(told) },
  };
  new Function(...Object.keys(scope), script)(...Object.values(scope));
  return told;
}

describe('splitPage', () => {
  it('moves the scripts of Next into one of their own, in their order', () => {
    const { html, script } = splitOf(pageOf('a', 'b'));
    const [a] = files('a').map((src) => ({ src, async: true }));
    expect(run(script)).toEqual([a, 'bootstrap', [0], [1, 'a'], [1, 'b']]);
    expect(html.match(/<script(?![^>]*type)[^>]*>/g)).toEqual([
      '<script>',
      expect.stringMatching(/^<script defer src="\/nl\/payload\/[\w-]{32}\/desktop\/alma-p-V1\.js">$/),
    ]);
  });

  it('leaves the files of the code to the payload, which asks for them once something is painted', () => {
    const preload = `<link rel="preload" as="script" fetchPriority="low" href="${files('b')}"/>`;
    const old = `<script src="${files('old')}" noModule=""></script>`;
    const made = pageOf('a').replace('</head>', `${preload}${old}</head>`);
    const { html, script } = splitOf(made.replace('</body>', `${codeOf('b')}</body>`));
    expect(readCodeFiles(script.split(separator)[0] ?? '')).toEqual(files('a', 'b'));
    expect(html).toContain(old);
    expect(html).not.toMatch(/\/chunks\/[ab]\.js/);
  });

  it('names apart what is drawn alike by two builds', () => {
    const other = pageOf('a').replace(codeOf('a'), codeOf('b'));
    expect(splitOf(other).id.drawing).not.toBe(splitOf(pageOf('a')).id.drawing);
  });

  it('leaves data for readers, and what runs before anything is painted, where they are', () => {
    const { html } = splitOf(pageOf('a'));
    expect(html).toContain(`<script>${webViewScript}</script>`);
    expect(html).toContain(`<h1>Alma</h1>${data}</body>`);
    const early = `<h1>Alma</h1><script>${newcomerScript}</script>`;
    expect(splitOf(pageOf('a').replace('<h1>Alma</h1>', early)).html).toContain(early);
  });

  it('lets pages have one policy for all of them', () => {
    const [one, other] = [splitOf(pageOf('a')), splitOf(pageOf('b', 'c'))];
    expect(contentSecurityPolicy(one.html)).toBe(contentSecurityPolicy(other.html));
    expect(contentSecurityPolicy(one.html).match(/'sha256-/g)).toHaveLength(1);
  });

  it('moves nothing that only looks like it, so that it stays without leave to run', () => {
    for (const hostile of [
      `<script>${flight('a')};alert(1)</script>`,
      '<script>alert(1)</script>',
      `<script type="module">${flight('x')}</script>`,
    ]) {
      const { html, script } = splitOf(pageOf('a').replace('<h1>', `${hostile}<h1>`));
      expect(html).toContain(hostile);
      expect(script).not.toMatch(/alert|"x"/);
    }
  });

  it.each([
    ['no scripts', '<html><head></head><body>x</body></html>'],
    ['no head', `<script>${start}</script>`],
  ])('leaves a page alone that has %s', (_case, html) => {
    expect(splitPage(html, asked)).toBeNull();
  });

  it('can tell its statements apart again: JSON has no bare end of a line, and these have not this one', () => {
    for (const text of readReactFunctions()) expect(text).not.toContain(separator);
  });

  it('names alike what is drawn alike, and apart what tells other data', () => {
    const [one, again, other] = [splitOf(pageOf('a')), splitOf(pageOf('a')), splitOf(pageOf('b'))];
    expect(again).toEqual(one);
    expect(other.id.drawing).toBe(one.id.drawing);
    expect(other.id.data).not.toBe(one.id.data);
    expect(splitOf(pageOf('a').replace('Alma', 'Oslo')).id.drawing).not.toBe(one.id.drawing);
  });

  it.each(['/nl', '/be-fr/alma-p-V1', '/nl/slots/desktop/index'])(
    'has an address from which page and payload of %s can be read again',
    (path) => {
      const page = { path, document: 'mobile' } as const;
      const { html, id } = splitPage(pageOf('a'), page) ?? { html: '', id: null };
      const [, address = ''] = /defer src="([^"]*)"/.exec(html) ?? [];
      expect(readPayloadAddress(address)).toEqual({ id, page });
      for (const made of [address.replace('mobile', 'x'), `${address}?a=1`, `/x${address}`])
        expect(readPayloadAddress(made)).toBeNull();
    },
  );
});

describe('joinPage', () => {
  it('gives the page in one piece, each of its scripts with leave to run', () => {
    const { html, script } = splitOf(pageOf('a', 'b'));
    const whole = joinPage(html, script);
    expect(whole).not.toContain('/payload/');
    expect(whole.split(codeOf('a'))).toHaveLength(2);
    expect(whole).not.toContain('requestAnimationFrame');
    expect(whole).toMatch(/<\/script><\/body><\/html>$/);
    const scripts = [...whole.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text]) => text);
    expect(scripts.slice(0, 2)).toEqual([webViewScript, expect.stringContaining('history.replaceState')]);
    expect(run(scripts.slice(2).join(';'))).toEqual(['bootstrap', [0], [1, 'a'], [1, 'b']]);
    expect(contentSecurityPolicy(whole).match(/'sha256-/g)).toHaveLength(scripts.length);
  });
});

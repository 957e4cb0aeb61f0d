import { createHash } from 'node:crypto';
import { newcomerScript } from '../lib/basket/newcomer-script.ts';
import { templateDocuments } from '../lib/routes/template-document.ts';
import { webViewScript } from '../lib/routes/web-view-script.ts';
import { replaceOwnScripts } from './inline-scripts.ts';
import type { Shared } from './page-requests.ts';
import { loadCodeScript, readCodeFiles, recoverAddressScript } from './payload-scripts.ts';

/**
 * Which payload: that of one drawing (the page without its scripts), and which of those. A page that is made again may be
 * drawn alike and tell its data in another order; either payload then fits either page.
 */
export type PayloadId = { drawing: string; data: string };
export type PayloadAddress = { id: PayloadId; page: Shared };
/** A page whose scripts are in a file of their own, which it names. */
export type SplitPage = { html: string; id: PayloadId; script: string };

/** Between the scripts of a page in its payload: none of them contains it. */
export const separator = '\n;\n';
/** They decide how the page is painted first, so they stay where they are. */
const beforePaint: readonly string[] = [webViewScript, newcomerScript];
/** Others may mean something to whoever wrote them. */
const plainAttributes = /^(?: id="[^"]*")?$/;
const hashLength = 16;
const address = new RegExp(
  `^(/[^/?%]+)/payload/([\\w-]{${hashLength}})([\\w-]{${hashLength}})/(${templateDocuments.join('|')})((?:/[^?%]+)?)\\.js$`,
);
const tag = /<script defer src="\/[^/"]+\/payload\/[^"]*"><\/script>/;
const codeFile = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""(?: id="[^"]*")?><\/script>/g;
const codePreload =
  /<link rel="preload" as="script"[^>]* href="\/_next\/static\/chunks\/[\w.~-]+\.js"[^>]*>/g;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, hashLength);
}

/**
 * Names the page too, so that an instance that has not made it can make it, and lies within its site: `/nl/payload/…/desktop.js`
 * belongs to `/nl`.
 */
function addressOf({ drawing, data }: PayloadId, { path, document }: Shared): string {
  const [, site = '', rest = ''] = /^(\/[^/]+)(.*)$/.exec(path) ?? [];
  return `${site}/payload/${drawing}${data}/${document}${rest}.js`;
}

/** Null for what is no address of a payload. */
export function readPayloadAddress(url: string): PayloadAddress | null {
  const [, site = '', drawing = '', data = '', name = '', rest = ''] = address.exec(url) ?? [];
  const document = templateDocuments.find((known) => known === name);
  return document ? { id: { drawing, data }, page: { path: site + rest, document } } : null;
}

/** Takes out of a page the files of its code, which the payload fetches (`loadCodeScript`). */
function takeCode(html: string): { html: string; files: readonly string[] } {
  const files: string[] = [];
  const rest = html.replace(codePreload, '').replace(codeFile, (_whole, file: string) => {
    files.push(file);
    return '';
  });
  return { html: rest, files };
}

/**
 * Moves what Next and React have written into a finished page as scripts, in its order, into one that runs when the page
 * has been read: before `DOMContentLoaded`, with which Next takes the data for complete. What runs before
 * anything is painted stays.
 * @param page the address at which the payload can be had
 * @returns null when there is nothing to move
 */
export function splitPage(html: string, page: Shared): SplitPage | null {
  const scripts: string[] = [];
  const code = takeCode(html);
  const drawn = replaceOwnScripts(code.html, ({ text, attributes }, whole) => {
    if (beforePaint.includes(text) || !plainAttributes.test(attributes)) return whole;
    scripts.push(text);
    return '';
  });
  const end = drawn.indexOf('</head>');
  if (end < 0 || scripts.length === 0) return null;
  if (code.files.length > 0) scripts.unshift(loadCodeScript(code.files));
  const script = scripts.join(separator);
  // Data names the files of its build: a page with other files is another one.
  const id = { drawing: hashOf(drawn + code.files.join(' ')), data: hashOf(script) };
  const element = `<script defer src="${addressOf(id, page)}"></script>`;
  return { html: `${drawn.slice(0, end)}${element}${drawn.slice(end)}`, id, script };
}

/** The page with its scripts in it again, for a browser that could not get them otherwise (`recoverScript`). */
export function joinPage(html: string, script: string): string {
  const elements = [recoverAddressScript, ...script.split(separator)]
    .flatMap((text) => {
      const files = readCodeFiles(text);
      return files?.map((file) => `<script src="${file}" async=""></script>`) ?? `<script>${text}</script>`;
    })
    .join('');
  const whole = html.replace(tag, '');
  const end = whole.lastIndexOf('</body>');
  return end < 0 ? whole + elements : `${whole.slice(0, end)}${elements}${whole.slice(end)}`;
}

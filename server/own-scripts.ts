import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { newcomerScript } from '../lib/basket/newcomer-script.ts';
import { webViewScript } from '../lib/routes/web-view-script.ts';
import { recoverAddressScript } from './payload-scripts.ts';

/** `self.__next_f.push(…)`: the page's data, with JSON as its only argument. */
const flight = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\(([\s\S]*)\)$/;
/** The start of the page's code: which files of the build belong to it. */
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^()]*\})\);?$/;
const buildFile = /^static\/chunks\/[\w.~-]+\.js$/;
const paintTime = 'requestAnimationFrame(function(){$RT=performance.now()});';
/** Whoever changes one of them changes the policy of pages. */
const constants = [paintTime, webViewScript, newcomerScript, recoverAddressScript];
/** React's call that puts a streamed part in its place; strings and lists are its only arguments. */
const placement = /^\$R[CRSX]\(([\s\S]*)\);?$/;

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isBootstrap(argument: string): boolean {
  const value = parse(argument);
  if (typeof value !== 'object' || value === null || !('otherChunks' in value)) return false;
  const { otherChunks } = value;
  return Array.isArray(otherChunks) && otherChunks.every((file) => buildFile.test(String(file)));
}

/** The functions React may define before the first call, as its own source has them. */
export function readReactFunctions(): string[] {
  const folder = join(createRequire(join(process.cwd(), 'package.json')).resolve('next/package.json'), '..');
  const file = join(folder, 'dist/compiled/react-dom/cjs/react-dom-server.node.production.js');
  const literals = readFileSync(file, 'utf8').matchAll(/'(\$R[A-Z]=(?:[^'\\\n]|\\n)+)'/g);
  // A literal may end in the beginning of the first call: `…};$RC("`.
  return [...literals].map(([, text = '']) => text.replaceAll('\\n', '\n').replace(/;?\$R[A-Z]\("$/, ';'));
}

let reactFunctions: readonly string[] | undefined;

function withoutReactFunctions(script: string): string {
  reactFunctions ??= readReactFunctions();
  let rest = script;
  for (const known of reactFunctions) if (rest.startsWith(known)) rest = rest.slice(known.length);
  return rest;
}

/**
 * Whether Next, React or the shop itself writes such an inline script. Not by how it begins but by the whole of it: what only
 * resembles one may do anything at its end.
 */
export function isOwnScript(script: string): boolean {
  if (constants.includes(script)) return true;
  const data = flight.exec(script)?.[1];
  if (data !== undefined) return parse(data) !== undefined;
  const files = bootstrap.exec(script)?.[1];
  if (files !== undefined) return isBootstrap(files);
  if (!script.startsWith('$R')) return false;
  const rest = withoutReactFunctions(script);
  const call = placement.exec(rest)?.[1];
  return rest === '' || (call !== undefined && parse(`[${call}]`) !== undefined);
}

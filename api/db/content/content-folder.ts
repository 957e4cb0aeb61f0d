/** Content files of many pages: `<folder>/<site>/content/templates/<alias>.<language>.json`. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteRules } from '../../../sites/rules.ts';
import { isReserved } from '../../contract/reserved-aliases.ts';
import { StartError } from '../../contract/settings/start-error.ts';
import { languages, type SiteCode, siteCodes } from '../../contract/sites.ts';
import type { ContentDocument, ContentProblem } from './content-document.ts';
import { type FileOf, parseContentFile } from './content-file.ts';

/** What a new shop is filled with. */
export const seedFolder = fileURLToPath(new URL('../../../sites', import.meta.url));

const folderOf = (root: string, site: SiteCode) => path.join(root, site, 'content', 'templates');

export function fileOfPage(root: string, { site, alias, language }: FileOf): string {
  return path.join(folderOf(root, site), `${alias}.${language}.json`);
}

const namePattern = /^([a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?)\.([a-z]{2})\.json$/;

/** Which page a file is of, by its name and the folders it lies in; a text says what is wrong with them. */
function pageOf(file: string): FileOf | string {
  const [, alias, code] = namePattern.exec(path.basename(file)) ?? [];
  const language = languages.find((known) => known === code);
  if (!alias || !language) return 'must be named <alias>.<language>.json, in lower case';
  if (isReserved(alias)) return `/${alias} is no address of a content page`;
  const folders = path.dirname(path.resolve(file)).split(path.sep);
  const site = folders.map((name) => siteCodes.find((known) => known === name)).findLast(Boolean);
  if (!site) return `must lie in a folder named after a site (${siteCodes.join(', ')})`;
  if (!siteRules[site].languages.includes(language)) return `${site} does not speak ${language}`;
  return { site, alias, language };
}

/** @throws StartError when there is nothing of that name */
function filesAt(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) throw new StartError(`There is no file or folder ${path.resolve(place)}.`);
  if (!found.isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && path.basename(path.dirname(name)) === 'templates')
    .map((name) => path.join(place, name))
    .sort();
}

export type ContentRead = { files: number; documents: ContentDocument[]; problems: ContentProblem[] };

/**
 * What the files say, with every problem of every one of them.
 * @param places files, or folders of which all content files are read
 * @throws StartError when one is not there
 */
export function readContentFiles(places: readonly string[]): ContentRead {
  const files = [...new Set(places.flatMap(filesAt))];
  const read = files.map((file) => {
    const of = pageOf(file);
    if (typeof of === 'string') return { documents: [], problems: [{ file, message: of }] };
    const { documents, problems } = parseContentFile(readFileSync(file, 'utf8'), of);
    return { documents, problems: problems.map((problem) => ({ file, ...problem })) };
  });
  return {
    files: files.length,
    documents: read.flatMap(({ documents }) => documents),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** `sites/nl/content/templates/index.nl.json: mobile, hero, image.path: there is no picture …` */
export function tellProblem({ file, device, slot, field, message }: ContentProblem): string {
  const place = [device, slot, field].filter(Boolean).join(', ');
  return [path.relative('', file), place, message].filter(Boolean).join(': ');
}

/**
 * `npm run content -- validate [files or folders]` says what is wrong with pages written in files,
 * `npm run content -- import [files or folders]` publishes them, all or none, while the shop runs or not, and
 * `npm run content -- export [folder]` writes the pages of the shop. Without a place it is `sites/`.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { askShop } from '../api/content-store.ts';
import { StartError } from '../api/contract/settings/start-error.ts';
import { fileOfPage, readContentFiles, seedFolder, tellProblem } from '../api/db/content/content-folder.ts';
import { printContentFile } from '../api/db/content/print-content-file.ts';
import { readEnvironment } from '../api/runtime/environment.ts';
import { endStart } from '../api/runtime/start-failure.ts';

/** @throws StartError naming every problem of every file */
function readPages(places: readonly string[]) {
  const { files, documents, problems } = readContentFiles(places.length > 0 ? places : [seedFolder]);
  if (problems.length > 0)
    throw new StartError(
      [
        ...problems.map(tellProblem),
        `${problems.length} problems in ${files} files. Nothing was changed.`,
      ].join('\n'),
    );
  if (files === 0) throw new StartError('There are no content files there.');
  return { files, documents };
}

async function importPages(places: readonly string[]): Promise<void> {
  const { files, documents } = readPages(places);
  const { changed } = await askShop(readEnvironment(), { action: 'import', documents });
  const pages = changed.filter((tag) => tag.startsWith('template:'));
  console.info(`${files} files read, ${pages.length} pages changed.`);
  for (const tag of pages) console.info(`  ${tag.replace('template:', '').replace(':', ' ')}`);
}

async function exportPages([folder = seedFolder]: readonly string[]): Promise<void> {
  const { documents } = await askShop(readEnvironment(), { action: 'export', documents: [] });
  const files = Map.groupBy(documents, (document) => fileOfPage(folder, document));
  for (const [file, ofPage] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, printContentFile(ofPage));
  }
  console.info(`${files.size} files written below ${path.resolve(folder)}.`);
}

async function validate(places: readonly string[]): Promise<void> {
  const { files, documents } = readPages(places);
  console.info(`${files} files are well, with ${documents.length} documents.`);
}

const actions = new Map([
  ['validate', validate],
  ['import', importPages],
  ['export', exportPages],
]);

const [name = '', ...places] = process.argv.slice(2);
const action = actions.get(name);
if (!action || (name === 'export' && places.length > 1)) {
  console.error('Usage: npm run content -- validate|import [files or folders], or export [folder]');
  process.exit(2);
}
action(places).catch(endStart);

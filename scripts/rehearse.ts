// `npm run rehearse`: what the shop may grow by, put into a copy of it (docs/architecture.md, "Growth"). With names of
// parts (`npm run rehearse -- compiler together journey`) or of growths (`-- facet`) only those.
import { fileURLToPath } from 'node:url';
import { growths } from '../rehearsal/growths.ts';
import { printGrowths, printSteps } from './rehearsal/print.ts';
import { type Rehearsed, rehearseGrowth } from './rehearsal/rehearse-growth.ts';
import { checkTogether, walkJourney } from './rehearsal/rehearse-together.ts';
import { Scratch } from './rehearsal/scratch.ts';

const house = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2);
const parts = ['compiler', 'together', 'journey'];
const unknown = asked.filter(
  (name) => !parts.includes(name) && !growths.some(({ folder }) => folder === name),
);
if (unknown.length > 0) {
  console.error(
    `No part or growth is called ${unknown.join(', ')}: ${[...parts, ...growths.map(({ folder }) => folder)].join(', ')}.`,
  );
  process.exit(1);
}
const folders = asked.filter((name) => growths.some(({ folder }) => folder === name));
const isAsked = (part: string) => asked.length === 0 || asked.includes(part);

const scratch = new Scratch(house);
process.on('exit', () => scratch.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
let isRight = true;

if (isAsked('compiler') || folders.length > 0) {
  const rehearsed: Rehearsed[] = [];
  for (const growth of growths) {
    if (folders.length > 0 && !folders.includes(growth.folder)) continue;
    const needed = growths.filter(({ folder }) => growth.after?.includes(folder));
    rehearsed.push(await rehearseGrowth(growth, needed, scratch));
    scratch.reset();
  }
  isRight = printGrowths(rehearsed) && isRight;
}
if (isAsked('together') || isAsked('journey')) {
  for (const growth of growths) scratch.grow(growth);
  if (isAsked('together')) isRight = printSteps(await checkTogether(growths, scratch)) && isRight;
  if (isAsked('journey')) isRight = printSteps(await walkJourney(house, scratch)) && isRight;
}
process.exitCode = isRight ? 0 : 1;

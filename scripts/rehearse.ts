// `npm run rehearse`: what the shop is going to grow by, put into a copy of it (docs/architecture.md, "Growth").
import { fileURLToPath } from 'node:url';
import { growths } from '../rehearsal/growths.ts';
import { run } from './rehearsal/commands.ts';
import { type Rehearsed, rehearseGrowth } from './rehearsal/rehearse-growth.ts';
import { Scratch } from './rehearsal/scratch.ts';

const house = fileURLToPath(new URL('..', import.meta.url));
const scratch = new Scratch(house);
const rehearsed: Rehearsed[] = [];
await run(scratch.root, ['next', 'typegen']);
for (const growth of growths) {
  const one = await rehearseGrowth(growth, scratch);
  rehearsed.push(one);
  console.info(one);
  scratch.reset();
}

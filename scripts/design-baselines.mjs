// `npm run design-baselines`: takes the pictures of /design anew, of the built shop, and stores them in few colours.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const args = ['test', 'e2e/design.spec.ts', '-g', 'looks as committed', '--project=desktop', '--no-deps'];
const { status } = spawnSync('playwright', [...args, '--update-snapshots=changed'], { stdio: 'inherit' });

for (const file of globSync('e2e/baselines/*.png')) {
  const before = readFileSync(file);
  const after = await sharp(before).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer();
  if (after.length < before.length) writeFileSync(file, after);
}
process.exit(status ?? 1);

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import journeys from '../../playwright.config';
import { folder, type Sight } from './folder';

const style = `
  body { margin: 2rem; font: 14px/1.4 system-ui; background: #eee; color: #111 }
  section { padding: 1rem; background: #eee } h2 { margin: 0 0 1rem }
  div { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--tile)), 1fr)); gap: 1.5rem 1rem; align-items: start }
  figure { margin: 0 } figcaption { margin-bottom: .25rem } .problem { color: #b00 }
  img { display: block; width: 100%; max-height: calc(2.4 * var(--tile)); object-fit: cover; object-position: top; outline: 1px solid #bbb }
`;
const tiles: Record<number, number> = { 390: 220, 768: 320, 1440: 480 };
const toText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function figure({ name, file, problems }: Sight): string {
  const lines = problems.map((problem) => `<br><span class="problem">${toText(problem)}</span>`).join('');
  return `<figure><figcaption><b>${toText(name)}</b>${lines}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`;
}

function sheet(sights: Sight[]): string {
  const [first] = sights;
  if (!first) return '';
  const title = `${first.width} · ${first.group}`;
  return `<section id="${first.width}-${first.group.replaceAll(' ', '-')}" style="--tile: ${tiles[first.width]}px">
<h2>${title}</h2><div>${sights.map(figure).join('\n')}</div></section>`;
}

function print(sights: Sight[]): void {
  for (const { width, group, name, shift, problems } of sights) {
    const verdict = problems.length === 0 ? 'ok' : problems.join('; ');
    console.info(
      `${String(width).padStart(5)}  ${group.padEnd(13)} ${name.padEnd(26)} ${shift.toFixed(3)}  ${verdict}`,
    );
  }
  const bad = sights.filter(({ problems }) => problems.length > 0).length;
  console.info(`${sights.length} pictures, ${bad} with problems. The sheets: ${join(folder, 'index.html')}`);
}

/** One WebP for each width and group, and `index.html` with all of them. */
export default async function compose(): Promise<void> {
  const sights: Sight[] = globSync(join(folder, '*.json')).map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  sights.sort((a, b) => a.width - b.width || a.group.localeCompare(b.group) || a.order - b.order);
  const groups = Object.values(Object.groupBy(sights, ({ width, group }) => `${width} ${group}`));
  const body = groups.map((group) => sheet(group ?? [])).join('\n');
  const index = resolve(folder, 'index.html');
  writeFileSync(
    index,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheets</title><style>${style}</style>${body}`,
  );

  const browser = await chromium.launch(journeys.use?.launchOptions);
  const page = await browser.newPage({ viewport: { width: 2100, height: 1200 } });
  await page.goto(pathToFileURL(index).href);
  for (const section of await page.locator('section').all())
    await sharp(await section.screenshot())
      .webp({ quality: 80 })
      .toFile(join(folder, `sheet-${await section.getAttribute('id')}.webp`));
  await browser.close();
  print(sights);
}

/**
 * `npm run places` writes config/pictures/places.json: which variants are seen in each picture of a room, and where. The
 * goods say what stands in a room (`api/db/seed/catalogue/rooms.ts`), its model in `imagery/` where; needs Blender.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seenInRooms } from '../api/db/seed/catalogue/seen-in-rooms.ts';
import type { SeenVariant } from '../config/pictures/places.ts';

type Found = Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>;

const model = new URL('../imagery/scripts/places.py', import.meta.url).pathname;
const list = new URL('../config/pictures/places.json', import.meta.url);
/** Blender wants the Python of the system. */
const searchPath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.includes('pyenv'))
  .join(path.delimiter);

/** Rugs of which the middle of what is seen lies between the legs of a table: there a point would seem to be the table's. */
const byHand: Readonly<Record<string, SeenVariant>> = {
  'room-living.webp': { vsin: 'V106003', x: 24, y: 85.5 },
  'room-cloud.webp': { vsin: 'V106201', x: 28, y: 86.5 },
  'room-bistro.webp': { vsin: 'V106202', x: 60, y: 90.5 },
};

const rooms = Object.entries(seenInRooms);
const roomOf = (file: string) => file.replace(/^room-|\.webp$/g, '');

function find(): Found {
  const folder = mkdtempSync(path.join(tmpdir(), 'places-'));
  try {
    const [asked, answer] = [path.join(folder, 'rooms.json'), path.join(folder, 'places.json')];
    const codes = rooms.map(([file, seen]) => [roomOf(file), seen.map(({ code }) => code)]);
    writeFileSync(asked, JSON.stringify(Object.fromEntries(codes)));
    const { status } = spawnSync('blender', ['-b', '-P', model, '--', asked, answer], {
      stdio: 'inherit',
      env: { ...process.env, PATH: searchPath },
    });
    if (status !== 0) throw new Error(`Blender ended with ${status}`);
    return JSON.parse(readFileSync(answer, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const found = find();
const lines = rooms.map(([file, seen]) => {
  const places = seen.flatMap(({ code, vsin }): SeenVariant[] => {
    const own = byHand[file];
    if (own?.vsin === vsin) return [own];
    const at = found[roomOf(file)]?.[code];
    return at ? [{ vsin, x: at[0], y: at[1] }] : [];
  });
  return `${JSON.stringify(file)}: ${JSON.stringify(places.toSorted((a, b) => a.x - b.x))}`;
});
writeFileSync(list, `{\n${lines.join(',\n')}\n}\n`);
console.info(`${lines.length} rooms, places in config/pictures/places.json`);

/** @jest-environment node */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { growths } from '../../rehearsal/growths';

describe.each(growths)('$title', ({ folder, make, declaration, edits, unasked = {} }) => {
  it('finds each place it changes exactly once', () => {
    // What another growth brings is there in the rehearsal only.
    const ofHouse = [...declaration, ...edits].filter(({ file }) => existsSync(file));
    const found = ofHouse.map(({ file, before }) => ({
      place: `${file}: ${before}`,
      times: readFileSync(file, 'utf8').split(before).length - 1,
    }));
    expect(found.filter(({ times }) => times !== 1)).toEqual([]);
  });

  it('names tests and places of the compiler that are there, or that it brings along', () => {
    const made = make?.(
      (file) => readFileSync(file, 'utf8'),
      (path) => readdirSync(path),
    );
    const brought = [...globSync('**/*.*', { cwd: `rehearsal/${folder}/files` }), ...Object.keys(made ?? {})];
    const named = [
      ...edits.flatMap(({ test, askedAt }) => [test ?? [], askedAt ?? []].flat()),
      ...Object.values(unasked),
    ];
    expect(named.filter((file) => !existsSync(file) && !brought.includes(file))).toEqual([]);
    expect(Object.keys(unasked).filter((file) => !brought.includes(file))).toEqual([]);
  });
});

test('every folder of rehearsal/ is rehearsed', () => {
  const folders = globSync('rehearsal/*/growth.ts').map((file) => file.split('/')[1]);
  expect(growths.map(({ folder }) => folder).toSorted()).toEqual(folders.toSorted());
});

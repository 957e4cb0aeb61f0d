import path from 'node:path';
import { StartError } from '../contract/settings/start-error.ts';
import { toFolderError } from './folder-error.ts';

const failed = (code: string) => Object.assign(new Error('failed'), { code });
const messageOf = async (error: unknown) => (await toFolderError(error, './data')).message;

describe('why a database cannot be opened', () => {
  test.each([
    ['no right', failed('EACCES'), 'may not write'],
    ['no right, as the engine says it', new Error('could not open: Permission denied'), 'may not write'],
    ['a file in its place', failed('ENOTDIR'), 'cannot be a folder'],
    ['no room', failed('ENOSPC'), 'is full'],
    ['no room, as the engine says it', new Error('No space left on device'), 'is full'],
    ['anything else', new Error('bad page'), 'npm run restore'],
  ])('%s', async (_, error, said) => {
    expect(await messageOf(error)).toContain(said);
  });

  test('names the folder as it is found from anywhere', async () => {
    expect(await messageOf(failed('EACCES'))).toContain(path.resolve('./data'));
  });

  test('that is known already stays as it was said', async () => {
    const known = new StartError('Another process uses it.');
    expect(await toFolderError(known, './data')).toBe(known);
  });
});

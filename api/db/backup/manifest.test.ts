import { describeBackup, type Manifest, parseManifest } from './manifest.ts';

const manifest: Manifest = {
  format: 1,
  release: '1.0.0',
  createdAt: '2026-11-16T09:00:00Z',
  postgresMajor: 17,
  migrations: ['a'],
  counts: { orders: 1, customers: 2, products: 3 },
  directories: ['base', 'base/1'],
  files: [
    { name: 'base/1/PG_VERSION', size: 1_048_576 },
    { name: 'base/1/12', size: 2_097_152 },
  ],
  sha256: 'a'.repeat(64),
};
const parse = (change: object) => () => parseManifest(JSON.stringify({ ...manifest, ...change }));

describe('what a backup says about itself', () => {
  test('is read as it was written', () => {
    expect(parse({})()).toEqual(manifest);
  });

  test.each(['../x', 'base/../../x', '/etc/passwd', 'base//x', 'a\\b', '', '..'])(
    'leads never to %s',
    (name) => {
      expect(parse({ files: [{ name, size: 1 }] })).toThrow('no backup');
      expect(parse({ directories: [name] })).toThrow('no backup');
    },
  );

  test.each([
    ['another format', { format: 2 }],
    ['a size below nothing', { files: [{ name: 'a', size: -1 }] }],
    ['a sum of another kind', { sha256: 'a'.repeat(63) }],
    ['a number written as text', { postgresMajor: '17' }],
    ['no counts', { counts: undefined }],
  ])('with %s is refused', (_, change) => {
    expect(parse(change)).toThrow('no backup');
  });

  test('is told to people with its size', () => {
    expect(describeBackup(manifest)).toContain('1 orders, 2 customers and 3 products');
    expect(describeBackup(manifest)).toContain('3 MB');
  });
});

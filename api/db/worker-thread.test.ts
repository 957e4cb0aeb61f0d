import { execFileSync } from 'node:child_process';

/** Opens a database, gives V8 enough to compile twice and to drop, and closes. */
const work = `
  const { WorkerThread } = await import('./api/db/worker-thread.ts');
  const thread = new WorkerThread({ pgDir: null, isDurable: false });
  await thread.ready;
  const text = "SELECT count(*), max(md5(n::text)) FROM generate_series(1, 2000) n WHERE n::text LIKE '%1%'";
  for (let turn = 0; turn < 60; turn += 1) {
    await thread.send({ kind: 'query', text, params: [], rowMode: 'array' }, 0);
  }
  await thread.terminate();
  console.log('done');`;

test('machine code of the database is never dropped while it runs: V8 has crashed over that', () => {
  const args = ['--trace-wasm-code-gc', '--eval', work];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(printed).toContain('done');
  expect(printed).not.toContain('[wasm-gc]');
});

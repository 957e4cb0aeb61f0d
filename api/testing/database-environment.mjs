import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { TestEnvironment } from 'jest-environment-node';
import { shortLived } from './short-lived.ts';

// Suites are over soon too: a tenth of the time of all of them.
for (const flag of shortLived) setFlagsFromString(flag);
const program = fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')));
const compiled = await WebAssembly.compile(await readFile(program));

/**
 * Node, with the embedded database compiled. V8 gives everybody in a process the same machine code of a program as long
 * as somebody holds it: held here, it outlives the suite that needed it, and the next one need not compile again.
 */
export default class DatabaseEnvironment extends TestEnvironment {
  compiled = compiled;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** @type {[number, number]} */
const oldest = [22, 12];
/** From here on Node runs TypeScript without a flag. */
const plainTypeScript = /** @type {[number, number]} */ ([22, 18]);

/** @param {[number, number]} version */
function isAtLeast([major, minor]) {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/**
 * Path of the Node that came with the packages, else this one when it is new enough.
 * @param {string} root
 */
export function embeddedNode(root) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  if (existsSync(path)) return path;
  if (isAtLeast(oldest)) return process.execPath;
  throw new Error(
    `There is no embedded Node for ${process.platform} ${process.arch}. Install Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`,
  );
}

/**
 * Flags the chosen Node needs to run the TypeScript files of the API.
 * @param {string} node
 */
export function nodeArguments(node) {
  return node !== process.execPath || isAtLeast(plainTypeScript) ? [] : ['--experimental-strip-types'];
}

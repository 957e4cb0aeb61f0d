import { mkdirSync, rmSync } from 'node:fs';
import { folder } from './folder';

/** A page that is no longer walked must not stay on the sheets. */
export default function clear(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

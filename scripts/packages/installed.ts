import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type InstalledPackage = {
  name: string;
  version: string;
  /** As the package itself says: an SPDX expression, or "unknown". */
  licence: string;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readJson(path: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return isRecord(value) ? value : {};
}

/** @param manifest its `package.json`; old ones have `licenses` instead of `license` */
export function licenceOf({ license, licenses }: Record<string, unknown>): string {
  if (typeof license === 'string') return license;
  const all = [license, ...(Array.isArray(licenses) ? licenses : [])];
  const types = all.flatMap((one) => (isRecord(one) && typeof one.type === 'string' ? one.type : []));
  return types.join(' OR ') || 'unknown';
}

/** Packages of the lock file that are on this machine; those for other systems are not. */
export function installedPackages(root: string): InstalledPackage[] {
  const { packages } = readJson(join(root, 'package-lock.json'));
  return Object.keys(isRecord(packages) ? packages : {}).flatMap((path) => {
    const manifestPath = join(root, path, 'package.json');
    if (path === '' || !existsSync(manifestPath)) return [];
    const manifest = readJson(manifestPath);
    const name = path.split('node_modules/').at(-1) ?? path;
    return { name, version: String(manifest.version), licence: licenceOf(manifest) };
  });
}

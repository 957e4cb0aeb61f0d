import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import type { RemoteConfig } from '../../contract/remote-config.ts';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import type { Changes } from '../../events/changes.ts';
import { toRemoteConfig } from './config-values.ts';
import type { ConfigSource } from './firebase-source.ts';
import { defaultValuesOf, readTemplateFile } from './template-file.ts';

/** The least time between two fetches (§7). */
const fetchEveryMs = 120_000;
const firstFetchAfterMs = 1_000;
const maintenanceCheckMs = 1_000;

export type ConfigStoreOptions = {
  changes: Changes;
  log: Logger;
  /** A file named `maintenance` in it closes the shop while it exists. */
  dataDir: string;
  /** MAINTENANCE=1 closes the shop as long as the process runs. */
  maintenance: boolean;
  /** Opens where values are fetched; left out, the values of the file hold. */
  openSource?: () => Promise<ConfigSource>;
};
export type ConfigStore = {
  config(site: SiteCode): RemoteConfig;
  /** Fetches now; a failure is logged and the last good values stay. */
  refresh(): Promise<void>;
  stop(): void;
};

/** Keeps the last good remote config of each site at hand and publishes `config:<site>` when one changes. */
export function createConfigStore(options: ConfigStoreOptions): ConfigStore {
  const { changes, log } = options;
  const maintenanceFile = path.join(options.dataDir, 'maintenance');
  const isForced = () => options.maintenance || existsSync(maintenanceFile);
  const initial = toRemoteConfig(defaultValuesOf(readTemplateFile()));
  const fetched = new Map(siteCodes.map((site) => [site, initial]));
  const current = new Map<SiteCode, RemoteConfig>();
  let source: ConfigSource | undefined;

  function apply(): void {
    const forced = isForced();
    const changed: string[] = [];
    for (const [site, values] of fetched) {
      const next = forced ? { ...values, maintenanceMode: true } : values;
      const previous = current.get(site);
      if (previous && isDeepStrictEqual(previous, next)) continue;
      current.set(site, next);
      if (previous) changed.push(`config:${site}`);
    }
    changes.publish(changed);
  }

  async function refresh(): Promise<void> {
    if (!options.openSource) return;
    try {
      source ??= await options.openSource();
      await source.refresh();
      for (const site of siteCodes) fetched.set(site, source.evaluate(site));
      apply();
    } catch (error) {
      log.warn({ err: error }, 'remote config not fetched, the last good values stay');
    }
  }

  apply();
  const timers = [
    setInterval(apply, maintenanceCheckMs),
    setInterval(() => void refresh(), fetchEveryMs),
    setTimeout(() => void refresh(), firstFetchAfterMs),
  ];
  for (const timer of timers) timer.unref();
  return {
    config: (site) => current.get(site) ?? initial,
    refresh,
    stop: () => timers.forEach(clearTimeout),
  };
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import type { RemoteConfig } from '../../contract/remote-config.ts';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import type { Changes } from '../../events/changes.ts';
import { type ConfigTexts, toRemoteConfig, type WrongValue } from './config-values.ts';
import type { ConfigSource } from './firebase-source.ts';
import { defaultValuesOf, readTemplateFile } from './template-file.ts';

const firstFetchAfterMs = 1_000;
/** Until the source can be opened. */
const retryMs = 10_000;
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
  const template = defaultValuesOf(readTemplateFile());
  const reported = new Map<SiteCode, readonly WrongValue[]>();
  const values = new Map(siteCodes.map((site) => [site, read(site, template)]));
  const current = new Map<SiteCode, RemoteConfig>();
  let source: ConfigSource | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function read(site: SiteCode, texts: ConfigTexts): RemoteConfig {
    const { config, wrong } = toRemoteConfig(site, texts);
    // Told once, and not again at each fetch.
    if (!isDeepStrictEqual(reported.get(site) ?? [], wrong))
      for (const { key, reason } of wrong)
        log.error({ site, key, reason }, 'a value of the remote config is wrong, its default holds');
    reported.set(site, wrong);
    return config;
  }

  function apply(): void {
    const forced = isForced();
    const changed: string[] = [];
    for (const [site, wanted] of values) {
      const next = forced ? { ...wanted, maintenanceMode: true } : wanted;
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
      for (const site of siteCodes) values.set(site, read(site, source.evaluate(site)));
      apply();
    } catch (error) {
      log.warn({ err: error }, 'remote config not fetched, the last good values stay');
    }
  }

  function refreshAfter(pauseMs: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      void refresh().then(() => refreshAfter(source?.everyMs ?? retryMs));
    }, pauseMs);
    timer.unref();
  }

  apply();
  const maintenanceTimer = setInterval(apply, maintenanceCheckMs);
  maintenanceTimer.unref();
  refreshAfter(firstFetchAfterMs);
  return {
    config: (site) => current.get(site) ?? read(site, template),
    refresh,
    stop() {
      isStopped = true;
      clearInterval(maintenanceTimer);
      clearTimeout(timer);
    },
  };
}

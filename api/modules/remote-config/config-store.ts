import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from '../../contract/remote-config.ts';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import type { Changes } from '../../events/changes.ts';
import { changedTags } from './changed-tags.ts';
import { createConfigSources, type Sources } from './config-sources.ts';

const firstFetchAfterMs = 1_000;
const maintenanceCheckMs = 1_000;

export type ConfigStoreOptions = Sources & {
  changes: Changes;
  /** A file named `maintenance` in it closes the shop while it exists. */
  dataDir: string;
  /** MAINTENANCE=1 closes the shop as long as the process runs. */
  maintenance: boolean;
};
export type ConfigStore = {
  config(site: SiteCode): RemoteConfig;
  /** Fetches all values now; where that fails the last good ones stay. */
  refresh(): Promise<void>;
  /** Reads again what staff has set; where that fails the last good values stay. */
  reload(): Promise<void>;
  stop(): void;
};

/** Keeps the last good remote config of each site at hand and publishes which pages to make again when one changes. */
export function createConfigStore(options: ConfigStoreOptions): ConfigStore {
  const { changes } = options;
  const maintenanceFile = path.join(options.dataDir, 'maintenance');
  const sources = createConfigSources(options);
  const values = new Map(siteCodes.map((site) => [site, sources.read(site)]));
  const current = new Map<SiteCode, RemoteConfig>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isPublishing = false;

  function apply(): void {
    const isForced = options.maintenance || existsSync(maintenanceFile);
    const tags: string[] = [];
    for (const [site, wanted] of values) {
      const next = isForced ? { ...wanted, maintenanceMode: true } : wanted;
      tags.push(...changedTags(site, current.get(site) ?? next, next));
      current.set(site, next);
    }
    isPublishing = true;
    changes.publish(tags);
    isPublishing = false;
  }

  async function readAgain(): Promise<void> {
    await sources.fetchStaffValues();
    for (const site of siteCodes) values.set(site, sources.read(site));
    apply();
  }

  /** One after the other: a reading that began before a change and ends after it would bring the old values back. */
  let reading: Promise<void> = Promise.resolve();
  function reload(): Promise<void> {
    const next = reading.then(readAgain);
    reading = next.catch(() => undefined);
    return next;
  }

  function refreshAfter(pauseMs: number): void {
    if (isStopped) return;
    timer = setTimeout(async () => {
      const nextMs = await sources.fetchSource();
      await reload();
      refreshAfter(nextMs);
    }, pauseMs);
    timer.unref();
  }

  apply();
  const maintenanceTimer = setInterval(apply, maintenanceCheckMs);
  maintenanceTimer.unref();
  refreshAfter(firstFetchAfterMs);
  // Another instance has changed something; what is published here is known here.
  const stopListening = changes.subscribe((tags) => {
    if (!isPublishing && tags.some((tag) => tag.startsWith('config:'))) void reload();
  });
  return {
    config: (site) => current.get(site) ?? sources.read(site),
    async refresh() {
      await sources.fetchSource();
      await reload();
    },
    reload,
    stop() {
      isStopped = true;
      stopListening();
      clearInterval(maintenanceTimer);
      clearTimeout(timer);
    },
  };
}

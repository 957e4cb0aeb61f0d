import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import type { RemoteConfig } from '../../contract/remote-config.ts';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import { type ConfigTexts, toRemoteConfig, type WrongValue } from './config-values.ts';
import type { ConfigSource } from './open-config-source.ts';
import type { StaffValues } from './staff-values.ts';
import { readTemplateFile, textsOf } from './template-file.ts';

/** Until a source can be opened. */
const retryMs = 10_000;

export type Sources = {
  log: Logger;
  /** What staff has set, which goes before everything else. */
  readStaffValues?: () => Promise<StaffValues>;
  /** Opens where values are fetched; left out, those of the file of the shop hold. */
  openSource?: () => Promise<ConfigSource>;
};

/** Where values come from, each with what it said last: a failure is logged, and that stays. */
export function createConfigSources({ log, readStaffValues, openSource }: Sources) {
  const template = readTemplateFile();
  const fetched = new Map<SiteCode, ConfigTexts>();
  const told = new Map<SiteCode, readonly WrongValue[]>();
  let ofStaff: StaffValues = new Map();
  let source: ConfigSource | undefined;

  return {
    /** What the sources come to. A wrong value is told once, and not again at each reading. */
    read(site: SiteCode): RemoteConfig {
      const staffText: ConfigTexts = (key) => ofStaff.get(site)?.get(key);
      const { config, wrong } = toRemoteConfig(site, staffText, fetched.get(site) ?? textsOf(template, site));
      if (!isDeepStrictEqual(told.get(site) ?? [], wrong))
        for (const { key, reason } of wrong)
          log.error({ site, key, reason }, 'a value of the remote config is wrong, another takes its place');
      told.set(site, wrong);
      return config;
    },
    async fetchStaffValues(): Promise<void> {
      try {
        if (readStaffValues) ofStaff = await readStaffValues();
      } catch (error) {
        log.warn({ err: error }, 'what staff has set could not be read, the last good values stay');
      }
    },
    /** Resolves to the least time before the next fetch. */
    async fetchSource(): Promise<number> {
      if (!openSource) return retryMs;
      try {
        source ??= await openSource();
        await source.refresh();
        for (const site of siteCodes) fetched.set(site, source.evaluate(site));
      } catch (error) {
        log.warn({ err: error }, 'remote config not fetched, the last good values stay');
      }
      return source?.everyMs ?? retryMs;
    },
  };
}

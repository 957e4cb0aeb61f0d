import type { SiteCode } from '../api/contract/sites.ts';
import { seed as b2bTr } from './b2bTr/seed.ts';
import { seed as be } from './be/seed.ts';
import { seed as cz } from './cz/seed.ts';
import { seed as de } from './de/seed.ts';
import { seed as nl } from './nl/seed.ts';
import type { SiteSeed } from './seed-types.ts';
import { seed as tr } from './tr/seed.ts';
import { seed as uk } from './uk/seed.ts';

/** For the seed only. */
export const siteSeeds: Readonly<Record<SiteCode, SiteSeed>> = { nl, be, de, uk, cz, tr, b2bTr };

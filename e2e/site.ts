import { defaultSite, isSiteCode } from '../api/contract/sites';
import { siteRules } from '../sites/rules.ts';

const asked = process.env.SITE || defaultSite;
if (!isSiteCode(asked)) throw new Error(`SITE=${asked} is no site of this shop.`);

/** The shop that the journeys walk through: `SITE=de npm test -- e2e` walks the German one. */
export const site = siteRules[asked];

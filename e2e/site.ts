import { defaultSite } from '../api/contract/sites';
import { findEdition, siteOf } from '../sites/editions.ts';

const asked = process.env.SITE || defaultSite;
const found = findEdition(asked);
if (!found) throw new Error(`SITE=${asked} is no site of this shop.`);

/** The shop that the journeys walk through: `SITE=de npm test -- e2e` walks the German one, `SITE=be-fr` the Belgian in French. */
export const site = found;
/** The same as the API knows it. */
export const shop = siteOf(found.code);

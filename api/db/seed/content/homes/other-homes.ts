import type { Page } from '../page.ts';
import { dutchBelgium, frenchBelgium } from './belgium.ts';
import { czech } from './czechia.ts';
import { german } from './germany.ts';
import { homePage } from './home-page.ts';
import { turkish, turkishBusiness } from './turkey.ts';
import { english } from './united-kingdom.ts';

/** Home of every site but the Dutch one. */
export const otherHomes: readonly Page[] = [
  homePage('be', 'nl', dutchBelgium),
  homePage('be', 'fr', frenchBelgium),
  homePage('de', 'de', german),
  homePage('uk', 'en', english),
  homePage('cz', 'cs', czech),
  homePage('tr', 'tr', turkish),
  homePage('b2bTr', 'tr', turkishBusiness),
];

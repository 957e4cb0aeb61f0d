import type { CountryCode } from '../../../contract/sites.ts';

/** Days of the week, 1 is Monday, and parts of them on which a region is driven to. */
export type Round = {
  weekdays: readonly number[];
  hours: readonly (readonly [from: string, until: string])[];
};
type Region = { postcodes: RegExp; round: Round | null };

const morning = ['08:00', '12:00'] as const;
const afternoon = ['12:00', '17:00'] as const;
const evening = ['17:00', '21:00'] as const;

const city: Round = { weekdays: [1, 2, 3, 4, 5, 6], hours: [morning, afternoon, evening] };
const region: Round = { weekdays: [1, 2, 3, 4, 5], hours: [morning, afternoon] };
const countryside: Round = { weekdays: [2, 3, 4, 5], hours: [morning, afternoon] };

/**
 * Where the sandbox drives when, the first that matches; null where a ferry or a partner makes the appointment itself. Real
 * regions with invented rounds.
 */
export const sandboxRegions: Readonly<Partial<Record<CountryCode, readonly Region[]>>> = {
  NL: [
    // The Wadden Islands.
    { postcodes: /^(?:179[1-7]|88[89]\d|916[1-6])/, round: null },
    { postcodes: /^[1-3]/, round: city },
    { postcodes: /^[4-9]/, round: region },
  ],
  BE: [
    { postcodes: /^[1239]/, round: city },
    { postcodes: /^[4-8]/, round: region },
  ],
  LU: [{ postcodes: /^\d/, round: countryside }],
  DE: [
    // The islands of the North Sea.
    { postcodes: /^(?:2594\d|2598\d|2599\d|2647\d|2654[89]|2657\d|2675\d|27498)/, round: null },
    { postcodes: /^(?:1[0-4]|2[0-2]|4[0-7]|5[01]|6[0-5]|8[0-2])/, round: city },
    { postcodes: /^\d/, round: countryside },
  ],
  AT: [
    { postcodes: /^1/, round: city },
    { postcodes: /^[2-9]/, round: countryside },
  ],
  GB: [
    // The Highlands, all islands and Northern Ireland.
    { postcodes: /^(?:BT|GY|HS|IM|IV|JE|KW|PH|ZE|KA27|PA[2-7]\d|PO3\d)/, round: null },
    { postcodes: /^(?:E|EC|N|NW|SE|SW|W|WC)\d/, round: city },
    { postcodes: /^[A-Z]/, round: region },
  ],
  CZ: [
    { postcodes: /^1/, round: city },
    { postcodes: /^[2-7]/, round: countryside },
  ],
  TR: [
    { postcodes: /^(?:06|34|35)/, round: city },
    { postcodes: /^\d/, round: region },
  ],
};

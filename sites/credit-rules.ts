import type { CountryCode } from '../api/contract/sites.ts';

type CreditRules = {
  /** Whether the warning of Directive (EU) 2023/2225 art. 8(1) stands wherever credit is offered. */
  warns: boolean;
  /** Who is younger may not buy on credit; null where the shop need not ask. */
  leastAge: number | null;
};

/** Who pays later has so many days from the day on which the last piece has come, wherever it is told. */
export const payLaterDays = 30;

/** Whom they pay. */
export const payLaterLender = 'Klarna';

const directive: CreditRules = { warns: true, leastAge: null };

/** What the law asks of a shop where credit can be chosen, by the country of the site. */
export const creditRules: Readonly<Record<CountryCode, CreditRules>> = {
  NL: { warns: true, leastAge: 18 },
  BE: directive,
  LU: directive,
  DE: directive,
  AT: directive,
  CZ: directive,
  GB: { warns: false, leastAge: null },
  TR: { warns: false, leastAge: null },
};

import { siteIdentities } from '../../../sites/identities.ts';
import type { SiteCode } from '../../contract/sites.ts';
import { isVatNumber, toVatNumber } from '../../contract/tax-number.ts';
import type { VatCheck } from '../../contract/vat-check.ts';
import type { Services } from '../../services.ts';
import { findVatCheck, listUnverified, saveVatCheck } from './repo.ts';

/** An answer holds for so long; one that is missing is asked for again. */
const freshMs = 24 * 3_600_000;
/** Rows of one round of `askAgain`. */
const askedAgain = 20;

/** The United Kingdom is no member state; for Northern Ireland there is XI. */
const isInVies = (number: string) => isVatNumber(number) && !number.startsWith('GB');

/** The shop's own number, as its imprint has it; null where that is none of a member state. */
export function requesterOf(site: SiteCode): string | null {
  const numbers = siteIdentities[site].contact.registrations.flatMap((line) => {
    const text = toVatNumber(line);
    return [...text].map((_, start) => text.slice(start));
  });
  return numbers.find(isInVies) ?? null;
}

async function ask(site: SiteCode, number: string, services: Services): Promise<VatCheck> {
  const answer = await services.askVatRegister({ number, requester: requesterOf(site) });
  const state = answer ? (answer.isValid ? 'valid' : 'invalid') : 'unverified';
  const check: VatCheck = {
    number,
    state,
    askedAt: services.now().toISOString(),
    consultationNumber: answer?.consultationNumber ?? null,
  };
  await saveVatCheck(services.db, site, check);
  return check;
}

/**
 * Asks about each number and keeps the answer. Nothing depends on it: who gives a number that is not known, or when nobody
 * can be asked, orders like everybody else. Not inside of transactions, for it waits for the network.
 */
export async function checkVatNumbers(
  site: SiteCode,
  numbers: readonly (string | null | undefined)[],
  services: Services,
): Promise<void> {
  for (const number of new Set(numbers)) {
    if (!number || !isInVies(number)) continue;
    try {
      const known = await findVatCheck(services.db, site, number);
      const isFresh = known && services.now().getTime() - Date.parse(known.askedAt) < freshMs;
      if (!isFresh || known.state === 'unverified') await ask(site, number, services);
    } catch (error) {
      services.log.error({ err: error }, 'a VAT number could not be checked');
    }
  }
}

/** Asks once more about the numbers of the last week that there was no answer about. */
export async function askAgain(services: Services): Promise<void> {
  for (const { site, number } of await listUnverified(services.db, services.now(), askedAgain))
    await checkVatNumbers(site, [number], services);
}

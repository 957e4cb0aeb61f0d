import { siteIdentities } from '../../../sites/identities.ts';
import type { SiteCode } from '../../contract/sites.ts';
import { isVatNumber, toVatNumber } from '../../contract/tax-number.ts';
import type { VatCheck } from '../../contract/vat-check.ts';
import { TooManyRequests } from '../../http/api-error.ts';
import { internalClient } from '../../http/client-ip.ts';
import type { Services } from '../../services.ts';
import { findVatCheck, listUnverified, saveVatCheck } from './repo.ts';

/** An answer holds for so long; one that is missing is asked for again. */
const freshMs = 24 * 3_600_000;
/** What one client may have asked: numbers that nobody knows an answer about yet. */
const perClient = { points: 10, seconds: 600 };
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

async function hasQuestionLeft(clientIp: string, { limits }: Services): Promise<boolean> {
  if (clientIp === internalClient) return true;
  try {
    await limits.consume('VAT numbers by client', clientIp, perClient);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

type Asking = { site: SiteCode; clientIp: string };

/**
 * Asks about each number and keeps the answer. Nothing depends on it: who gives a number that is not known, when nobody
 * can be asked, or after many others, orders like everybody else. Not inside of transactions, for it waits for the network, and not
 * before it is known that the call is not refused.
 */
export async function checkVatNumbers(
  { site, clientIp }: Asking,
  numbers: readonly (string | null | undefined)[],
  services: Services,
): Promise<void> {
  for (const number of new Set(numbers)) {
    if (!number || !isInVies(number)) continue;
    try {
      const known = await findVatCheck(services.db, site, number);
      const isFresh = known && services.now().getTime() - Date.parse(known.askedAt) < freshMs;
      if (isFresh && known.state !== 'unverified') continue;
      if (!(await hasQuestionLeft(clientIp, services))) return;
      await ask(site, number, services);
    } catch (error) {
      services.log.error({ err: error }, 'a VAT number could not be checked');
    }
  }
}

/** Asks once more about the numbers of the last week that there was no answer about. */
export async function askAgain(services: Services): Promise<void> {
  for (const { site, number } of await listUnverified(services.db, services.now(), askedAgain))
    await checkVatNumbers({ site, clientIp: internalClient }, [number], services);
}

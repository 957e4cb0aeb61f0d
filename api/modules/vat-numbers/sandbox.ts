import type { VatRegister } from './port.ts';

/**
 * Plays VIES with the numbers of its own test service: digits that begin with 100 are valid, with 200 invalid. About all
 * others it has no answer, for nobody has been asked about them. `NL100000000B01`, `DE200000000`, `BE0300000000`.
 */
export const sandboxRegister: VatRegister = async ({ number }) => {
  const [, kind] = /^[A-Z]{2}[A-Z]?0?([12])00/.exec(number) ?? [];
  if (!kind) throw new Error('The sandbox answers about its sample numbers only.');
  return { isValid: kind === '1', consultationNumber: `SANDBOX-${number}` };
};

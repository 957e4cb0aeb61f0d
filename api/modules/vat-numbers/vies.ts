import { boolean, object, string } from 'yup';
import type { VatQuestion, VatRegister } from './port.ts';

const answerSchema = object({
  valid: boolean().strict().required(),
  requestIdentifier: string().nullable(),
  /** What kept the member state from answering; such an answer says `valid: false`. */
  userError: string().oneOf(['VALID', 'INVALID']),
}).required();

const split = (number: string) => ({ country: number.slice(0, 2), digits: number.slice(2) });

function bodyOf({ number, requester }: VatQuestion): Record<string, string> {
  const { country, digits } = split(number);
  const own = requester ? split(requester) : null;
  return {
    countryCode: country,
    vatNumber: digits,
    ...(own ? { requesterMemberStateCode: own.country, requesterNumber: own.digits } : {}),
  };
}

/** The REST service of VIES. Errors are answers without `valid`, some of them under status 200. */
export function createVies(url: string): VatRegister {
  return async (question, signal) => {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      signal,
      redirect: 'error',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(question)),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`VIES answered ${response.status}.`);
    }
    const { valid, requestIdentifier } = answerSchema.validateSync(await response.json());
    return { isValid: valid, consultationNumber: requestIdentifier || null };
  };
}

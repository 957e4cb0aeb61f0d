import { ApiError } from '../../http/api-error.ts';
import type { RemoteState } from './port.ts';

/** How the sandbox treats a token by its last word, after `.`, `-` or `_`; any other token succeeds. */
export const magicTokens =
  'In the sandbox the last word of the token decides: `…-decline` is refused, `…-cancel` cancelled, `…-timeout` gets ' +
  'no answer (504, may be repeated), `…-late` is accepted and the outcome follows by webhook; any other succeeds.';

const states = { decline: 'decline', cancel: 'cancel', late: 'open' } as const;

/** @throws ApiError payment-timeout for a token that gets no answer */
export function stateOfToken(token: string): RemoteState {
  const word = /[._-](decline|cancel|timeout|late)$/.exec(token)?.[1];
  if (word === 'timeout') throw new ApiError('payment-timeout');
  return word === 'decline' || word === 'cancel' || word === 'late' ? states[word] : 'success';
}

/** The token without its magic word. */
export function plainToken(token: string): string {
  return token.replace(/[.](success|decline|cancel|timeout|late)$/, '');
}

import { string } from 'yup';

/** A domain that mail can reach from elsewhere: with a dot, and an end that can be one (RFC 1123, letters or `xn--…`). */
const reachableDomain = /@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** An address as it is stored and compared, by which something that exists is found: without spaces, in lower case. */
export const knownEmail = (max = 254) => string().trim().lowercase().max(max).email('email');

/** An address that is told for the first time, and will be written to. */
export const newEmail = (max?: number) =>
  knownEmail(max).matches(reachableDomain, { message: 'email', excludeEmptyString: true });

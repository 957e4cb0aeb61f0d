import { type ErrorCode, errorStatus } from '../../api/contract/error-codes.ts';

/**
 * What an answer says, by the contract alone. Whatever else comes back (the page of a proxy, `{}`, another API) says
 * nothing about the shop: it is an outage.
 */

type Fields = Readonly<Record<string, unknown>>;
export type ContractError = { code: ErrorCode; body: Fields };

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

/** The items of a good answer; null when it is not one of the contract. */
export function readItems(body: unknown): readonly Fields[] | null {
  if (!isObject(body) || !Array.isArray(body.items)) return null;
  const items: readonly unknown[] = body.items;
  return items.every(isObject) ? items : null;
}

/** The contract's error: a known code under the status that belongs to it. Null for everything else. */
export function readError(body: unknown, status: number): ContractError | null {
  if (!isObject(body) || !isErrorCode(body.code) || errorStatus[body.code] !== status) return null;
  return { code: body.code, body };
}

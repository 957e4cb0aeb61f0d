import { isApiFailure, isNotFound } from './failure';

/**
 * What a page can do without: where its call fails the page is made without it, and the log says what is left out (§8). Any
 * other error is a fault of the page.
 * @param what as the log names it
 */
export async function orElse<T>(otherwise: T, what: string, loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    if (!isNotFound(error)) console.warn(`${what} left out: ${error.code}`);
    return otherwise;
  }
}

import type { Language } from '@/messages/languages';
import type { ApiClient } from './client';
import { isApiFailure, isNotFound } from './failure';

/** Fetched with the first that is met: the shop's own API always says what it has not found. */
const wordsOf = (language: Language) =>
  import('@/messages/failure').then(
    ({ failureTexts }) => failureTexts[language].notFound,
    () => '',
  );

/** The same client, whose 404 is told in the words of the shop where it brings none (§8). */
export function sayNotFound(client: ApiClient, language: Language): ApiClient {
  return {
    send: (call, ...options) =>
      client.send(call, ...options).catch(async (error: unknown) => {
        if (isApiFailure(error) && isNotFound(error)) error.message ||= await wordsOf(language);
        throw error;
      }),
  };
}

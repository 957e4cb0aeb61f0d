import type { TestApi } from './start-test-api.ts';

/** What the page of mails lists. */
export async function listOutbox(api: TestApi): Promise<Record<string, string>[]> {
  const response = await api.request('/api/dev/mail', { headers: { accept: 'application/json' } });
  const { items } = await response.json();
  return items;
}

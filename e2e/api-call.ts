import { type APIRequestContext, expect } from '@playwright/test';
import * as places from './places';

/** A call of the API that is to be answered well. @returns its items */
export async function send<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { item, token }: { item?: object; token?: string },
): Promise<T[]> {
  const answer = await request.fetch(places.api(path), {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(item && { data: { items: [item] } }),
  });
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
  const { items }: { items: T[] } = await answer.json();
  return items;
}

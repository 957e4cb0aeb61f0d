import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import * as places from './places';
import { staff } from './server';
import { site } from './site';

/** Headers of calls in their name. */
export async function staffHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  const grant = { id: staff.email, secret: staff.password, grantType: 'Password' };
  const answer = await request.post(places.api('signin'), { data: { items: [grant] } });
  const { items } = await answer.json();
  return { authorization: `Bearer ${items[0].accessToken}` };
}

type Slot = { id: string; snippetCode: string; context: object };
type Document = { device: 'desktop' | 'mobile'; slots: readonly Slot[] };

export const banner = (words: string): Slot => ({
  id: 'banner',
  snippetCode: 'announcement-banner',
  context: { text: words },
});

export const newAlias = () => `proef-${randomUUID().slice(0, 8)}`;

/** @returns the id of the version */
export async function saveDraft(
  request: APIRequestContext,
  alias: string,
  { device, slots }: Document,
): Promise<string> {
  const { language } = site;
  const words = { [language]: `Proef ${alias}` };
  const item = { device, language, seoInfo: { title: words, description: words }, slots };
  const headers = await staffHeaders(request);
  const answer = await request.put(places.api(`templates/${alias}`), { headers, data: { items: [item] } });
  if (!answer.ok()) throw new Error(`The draft was refused: ${await answer.text()}`);
  const { items } = await answer.json();
  return items[0].id;
}

export async function publishDraft(request: APIRequestContext, alias: string): Promise<void> {
  const item = { device: 'desktop', language: site.language };
  const headers = await staffHeaders(request);
  await request.post(places.api(`templates/${alias}/publish`), { headers, data: { items: [item] } });
}

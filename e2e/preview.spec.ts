import type { Page } from '@playwright/test';
import * as places from './places';
import { staff } from './server';
import { banner, newAlias, saveDraft, staffHeaders } from './staff';
import { expect, expectAccessible, test } from './test';
import { text } from './text';
import { enterAs } from './visit';

/** Staff look at drafts and earlier versions (§2, §7). */

async function signInAsStaff(page: Page): Promise<void> {
  await page.getByRole('link', { name: text('preview.signIn') }).click();
  await page.getByLabel(text('auth.email'), { exact: true }).fill(staff.email);
  await page.getByLabel(text('auth.password'), { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: text('auth.signIn') }).click();
}

const frameOf = (page: Page) => page.frameLocator(`iframe[title="${text('preview.frame')}"]`);

test('staff see a draft as visitors would, on a computer and on a phone', async ({ page, request }) => {
  const alias = newAlias();
  const version = await saveDraft(request, alias, { device: 'desktop', slots: [banner('Straks op groot')] });
  await saveDraft(request, alias, { device: 'mobile', slots: [banner('Straks op klein')] });
  const query = new URLSearchParams({ templateId: alias, pageId: version, device: 'desktop' });
  await page.goto(`${places.preview}?${query}`);
  await signInAsStaff(page);

  await expect(page).toHaveURL(new RegExp(`templateId=${alias}`));
  await expect(frameOf(page).getByText('Straks op groot')).toBeVisible();
  await expect(page.getByText(text('preview.notPublic'))).toBeVisible();
  await expect(page.getByLabel(text('preview.version')).locator('option:checked')).toContainText(
    'Admin Linden',
  );
  await expectAccessible(page);

  const mobile = page.getByRole('button', { name: text('preview.mobile') });
  await mobile.click();
  // Until then the versions are those of the other device.
  await expect(mobile).toHaveAttribute('aria-pressed', 'true');
  const [, drafted] = await page.getByLabel(text('preview.version')).locator('option').all();
  await page.getByLabel(text('preview.version')).selectOption((await drafted?.getAttribute('value')) ?? '');
  await expect(frameOf(page).getByText('Straks op klein')).toBeVisible();
  expect((await page.locator('iframe').boundingBox())?.width).toBe(390);
  expect((await request.get(places.template(alias))).status()).toBe(404);
});

test('staff choose any page and see what visitors see now', async ({ page }) => {
  await page.goto(places.preview);
  await signInAsStaff(page);
  await page.getByLabel(text('preview.page')).selectOption('index');
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  const [link] = await frameOf(page).getByRole('link').all();
  const opened = page.context().waitForEvent('page');
  await link?.click();
  await (await opened).close();
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('staff who look into the account find what is theirs, and are told what is for customers', async ({
  page,
}) => {
  await page.goto(places.preview);
  await signInAsStaff(page);
  await expect(page.getByLabel(text('preview.page'))).toBeVisible();
  await page.goto(places.account('orders'));
  await expect(page.getByRole('heading', { name: text('account.noOrders') })).toBeVisible();
  const menu = page.getByRole('navigation', { name: text('account.menu.title') });
  await expect(menu.getByRole('link', { name: text('account.menu.profile') })).toHaveCount(0);
  await page.goto(places.account('profile'));
  await expect(page.getByRole('heading', { name: text('account.denied.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: text('account.tryAgain') })).toHaveCount(0);
  await expectAccessible(page);
});

test('guests and customers are told that it is not for them', async ({ page }) => {
  await page.goto(places.preview);
  await expect(page.getByText(text('preview.signInText'))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await enterAs(page, 'customer');
  await page.goto(places.preview);
  await expect(page.getByRole('heading', { name: text('preview.deniedTitle') })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
});

test('what staff look at is for nobody else: not to be found, kept, framed or fetched', async ({
  request,
}) => {
  const alias = newAlias();
  const version = await saveDraft(request, alias, { device: 'desktop', slots: [banner('Geheim')] });
  const query = new URLSearchParams({ templateId: alias, pageId: version, device: 'desktop' });
  for (const path of [places.preview, `${places.preview}/frame?${query}`]) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex, nofollow"/>',
    ]);
    expect(html).not.toContain('Geheim');
    const ancestors = path.includes('frame') ? "frame-ancestors 'self'" : "frame-ancestors 'none'";
    expect(answer.headers()['content-security-policy']).toContain(ancestors);
  }
  const document = `${places.preview}/document?${query}`;
  expect((await request.get(document)).status()).toBe(401);
  const [guest] = (
    await (
      await request.post(places.api('signin'), {
        data: { items: [{ id: '', secret: '', grantType: 'Guest' }] },
      })
    ).json()
  ).items;
  const asGuest = { authorization: `Bearer ${guest.accessToken}` };
  expect((await request.get(document, { headers: asGuest })).status()).toBe(403);
  const asStaff = await request.get(document, { headers: await staffHeaders(request) });
  expect(await asStaff.text()).toContain('Geheim');
  expect(asStaff.headers()['cache-control']).toBe('no-store');
  const sitemap = await request.get('/sitemap.xml');
  expect(await sitemap.text()).not.toContain('preview');
});

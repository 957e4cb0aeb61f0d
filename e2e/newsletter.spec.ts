import { randomUUID } from 'node:crypto';
import { mailTexts, newsletterPages as pages } from './api-text';
import { mailTo } from './outbox';
import * as places from './places';
import { open } from './shopper';
import { expect, expectAccessible, test } from './test';
import { literal, text } from './text';

const linkIn = (mail: string, path: string) =>
  new RegExp(`${literal(places.api('subscribe'))}/${path}\\?language=\\w+&token=\\S+`).exec(mail)?.[0] ?? '';

test('a newsletter is asked for on its page, confirmed and ended by mail', async ({ page, request }) => {
  const email = `anna-${randomUUID()}@example.nl`;
  await open(page, places.home);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: text('newsletterPage.title'), exact: true }).click();
  await expect(page).toHaveURL(places.endsWith(places.newsletter));
  await expect(page.getByRole('heading', { level: 1, name: text('newsletterPage.title') })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^index/);
  await expect(footer.getByLabel(text('newsletter.label'))).toBeHidden();
  const form = page.getByRole('main');
  await form.getByRole('button', { name: text('newsletter.submit') }).click();
  await expect(form.getByText(text('newsletter.required'))).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel(text('newsletter.label')).fill(email);
  await form.getByRole('button', { name: text('newsletter.submit') }).click();
  await expect(form.getByText(text('newsletter.sent'))).toBeVisible();

  await page.goto(linkIn(await mailTo(request, email, 'newsletter-confirm'), 'confirm'));
  await page.getByRole('button', { name: pages.confirm.button }).click();
  await expect(page.getByRole('heading', { name: pages.confirmed.title })).toBeVisible();

  const welcome = await mailTo(request, email, 'newsletter-welcome');
  expect(welcome).toMatch(
    new RegExp(`${literal(mailTexts.newsletterWelcome.about)}:\\s+\\S+${literal(places.newsletter)}\\s`),
  );
  await page.goto(linkIn(welcome, 'unsubscribe'));
  await page.getByRole('button', { name: pages.unsubscribe.button }).click();
  await expect(page.getByRole('heading', { name: pages.unsubscribed.title })).toBeVisible();
  await page.getByRole('link', { name: pages.signUpAgain }).click();
  await expect(page).toHaveURL(places.endsWith(places.newsletter));
});

test('who is subscribed already gets the way out by asking once more', async ({ page, request }) => {
  const email = `anna-${randomUUID()}@example.nl`;
  const ask = async () => {
    const data = { items: [{ email, source: 'page' }] };
    expect((await request.post(places.api('subscribe'), { data })).ok()).toBe(true);
  };
  await ask();
  const confirm = linkIn(await mailTo(request, email, 'newsletter-confirm'), 'confirm');
  expect((await request.post(confirm)).ok()).toBe(true);
  await ask();
  await page.goto(linkIn(await mailTo(request, email, 'newsletter-already'), 'unsubscribe'));
  await expectAccessible(page);
  await page.getByRole('button', { name: pages.unsubscribe.button }).click();
  await expect(page.getByRole('heading', { name: pages.unsubscribed.title })).toBeVisible();
});

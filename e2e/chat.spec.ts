import type { Page } from '@playwright/test';
import { productAnchors } from '../api/contract/product-anchors';
import { unless } from './conditions';
import { mailTo } from './outbox';
import * as places from './places';
import { sofa, sofas } from './products';
import { open } from './shopper';
import { site } from './site';
import { expect, expectAccessible, test } from './test';
import { pattern, text } from './text';
import { enterAs } from './visit';

const launcher = (page: Page) => page.getByRole('button', { name: text('chat.launcher') });
const panel = (page: Page) => page.getByRole('dialog', { name: text('chat.title') });
const measures = (page: Page) =>
  panel(page)
    .getByText(/\d+ cm/)
    .first();

async function openChat(page: Page, path: string): Promise<void> {
  await open(page, path);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await panel(page)
    .getByRole('textbox', { name: text('chat.question') })
    .fill(question);
  await page.keyboard.press('Enter');
}

test('a visitor learns that a machine answers, asks about the product, and closes by Escape', async ({
  page,
}) => {
  await openChat(page, sofa.path);
  await expect(panel(page).getByText(text('chat.machine'))).toBeVisible();
  await panel(page)
    .getByRole('button', { name: text('chat.suggest.measures') })
    .click();
  await expect(measures(page)).toBeVisible();
  await expectAccessible(page);
  await ask(page, 'xyzzy qwertz');
  await expect(panel(page).getByText(pattern('chat.nothing'))).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.reload();
  await launcher(page).click();
  await expect(panel(page).getByText('xyzzy qwertz')).toBeVisible();
});

test('an answer leads to the part of the page that tells it, which the chat leaves in sight', async ({
  page,
}) => {
  await openChat(page, sofa.path);
  await panel(page)
    .getByRole('button', { name: text('chat.suggest.measures') })
    .click();
  await panel(page)
    .getByRole('link', { name: pattern('chat.readMore') })
    .first()
    .click();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator(`#${productAnchors.dimensions}`)).toBeInViewport();
});

test('the launcher steps aside from what has the focus', async ({ page }) => {
  await open(page, sofas.path);
  await expect(launcher(page)).toBeVisible();
  const link = page.getByRole('main').getByRole('link').last();
  await link.evaluate((element) => {
    element.style.cssText = 'position: fixed; right: 2rem; bottom: 1rem';
    element.focus();
  });
  await expect(launcher(page)).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await expect(launcher(page)).toHaveCSS('opacity', '1');
});

test('beside a product the chat covers no button to buy, however far one has read', async ({ page }) => {
  await open(page, sofa.path);
  await expect(launcher(page)).toBeVisible();
  const buy = page.getByRole('button', { name: text('product.purchase.add') }).first();
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const top of [0, 120, 400, 1200]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      const [chat, button] = [await launcher(page).boundingBox(), await buy.boundingBox()];
      const isApart =
        chat && button && (chat.x + chat.width <= button.x || chat.x >= button.x + button.width);
      expect(isApart, `${width} x ${height}, ${top} px down`).toBe(true);
    }
  }
  // Where it would lie over the page it waits for who goes up again.
  await page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' }));
  await launcher(page).click();
  const opened = await panel(page).boundingBox();
  const button = await buy.boundingBox();
  expect(opened && button && opened.x + opened.width <= button.x).toBe(true);
});

test('an answer of the help centre leads to its page, and going there closes the chat', async ({ page }) => {
  test.skip(...unless('content pages'));
  await openChat(page, sofas.path);
  await panel(page)
    .getByRole('button', { name: text('chat.suggest.returns') })
    .click();
  await panel(page)
    .getByRole('link', { name: pattern('chat.readMore') })
    .first()
    .click();
  await expect(page).not.toHaveURL(places.endsWith(sofas.path));
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeVisible();
});

test('a customer is known, and leaves a message with the conversation for a person', async ({
  page,
  request,
}) => {
  const email = await enterAs(page, 'customer');
  await openChat(page, sofa.path);
  await expect(panel(page).getByText(pattern('chat.hello', { name: 'Sanne de Wit' }))).toBeVisible();
  await ask(page, 'xyzzy qwertz');
  await panel(page)
    .getByRole('button', { name: text('chat.toPerson') })
    .first()
    .click();
  const field = (key: 'name' | 'email' | 'text') =>
    panel(page).getByLabel(text(`chat.message.${key}`), { exact: true });
  await expect(field('name')).toHaveValue('Sanne de Wit');
  await expect(field('email')).toHaveValue(email);
  await panel(page)
    .getByRole('button', { name: text('chat.message.send') })
    .click();
  await expect(field('text')).toBeFocused();
  await expect(panel(page).getByText(text('chat.message.textMissing'))).toBeVisible();
  await expectAccessible(page);

  await field('text').fill('Kunt u mij bellen?');
  await panel(page)
    .getByRole('checkbox', { name: text('chat.message.withConversation') })
    .check();
  await panel(page)
    .getByRole('button', { name: text('chat.message.send') })
    .click();
  await expect(panel(page).getByRole('status')).toHaveText(text('chat.message.sent', { email }));
  const copy = await mailTo(request, email, 'support-receipt');
  expect(copy).toContain('Kunt u mij bellen?');
  expect(copy).toContain('xyzzy qwertz');
});

test('the chat waits a second, and stays away from whoever pays and from apps', async ({ page }) => {
  await page.clock.install();
  await open(page, sofas.path);
  const hasCome = async (ms: number) => {
    await page.clock.runFor(ms);
    return launcher(page).isVisible();
  };
  await expect.poll(() => hasCome(200)).toBe(true);
  await page.clock.resume();
  // Within the shop the late parts stay, so this one has to go by itself.
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('layout.basket.title') })
    .first()
    .click();
  await expect(page).toHaveURL(places.endsWith(places.basket));
  await expect(launcher(page)).toHaveCount(0);
  await page.goBack();
  await expect(launcher(page)).toBeVisible();
  for (const path of [places.checkout, places.callback]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(5000);
    await expect(launcher(page)).toHaveCount(0);
  }

  await open(page, `${sofas.path}?webview=1`);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5000);
  await expect(launcher(page)).toHaveCount(0);
});

test.describe('with the API away', () => {
  test.use({ allowedNoise: { patterns: [/net::ERR_FAILED|Failed to load resource/] } });
  test('the chat says how to reach the shop, keeps the question and asks again', async ({ page }) => {
    await page.route(places.anyApi('support/answers'), (route) => route.abort());
    await openChat(page, sofa.path);
    await ask(page, text('chat.suggest.measures'));
    await expect(panel(page).getByText(pattern('chat.failed'))).toBeVisible();
    await page.unroute(places.anyApi('support/answers'));
    await panel(page)
      .getByRole('button', { name: text('chat.tryAgain') })
      .click();
    await expect(measures(page)).toBeVisible();
  });
});

test('another provider takes the place of the chat, asked only when a visitor opens it', async ({ page }) => {
  const origin = 'https://chat.test';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.lindenChat = {
        open(visit) { document.body.dataset.visit = JSON.stringify(visit); },
        close() { delete document.body.dataset.visit; },
      };`,
    }),
  );
  // The page of a shop that was built with CHAT_SCRIPT_URL.
  await page.route(`**${sofa.path}`, async (route) => {
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<html ', `<html data-chat-script="${origin}/linden.js" `),
      headers: {
        ...answer.headers(),
        'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${origin}`),
      },
    });
  });
  const email = await enterAs(page, 'customer');
  await openChat(page, sofa.path);
  await expect(panel(page).getByText(pattern('chat.external.text', { host: 'chat.test' }))).toBeVisible();
  expect(asked.filter((url) => url.startsWith(origin))).toEqual([]);
  await panel(page)
    .getByRole('button', { name: text('chat.external.open') })
    .click();
  const visitor = { name: 'Sanne de Wit', email };
  await expect(page.locator('body')).toHaveAttribute(
    'data-visit',
    JSON.stringify({ site: site.code, locale: site.locale, visitor }),
  );
  await expect(panel(page)).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('layout.basket.title') })
    .first()
    .click();
  await expect(page).toHaveURL(places.endsWith(places.basket));
  await expect(page.locator('body')).not.toHaveAttribute('data-visit');
});

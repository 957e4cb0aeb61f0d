import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { mailTexts, paymentPage } from '../api-text';
import { address } from '../inputs/own';
import { mailTo } from '../outbox';
import * as places from '../places';
import { sofa, sofas } from '../products';
import { addToBasket, open, orderAndGoToPayment, signUp } from '../shopper';
import { site } from '../site';
import { expect, expectFlawless, test } from '../test';
import { literal, text, words } from '../text';

/** A text with values, up to the first of them, as a mail without HTML writes it. */
const opening = (template: string) => template.split('{')[0]?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

/**
 * Nobody has been in this shop since it was started. A busy one answers 503 to whoever waits long for a page that has to be
 * rendered first, and a browser complains of that.
 */
async function askFor(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await expect
      .poll(async () => (await request.get(path)).status(), { message: path, timeout: 60_000 })
      .toBe(200);
}

/*
 * What every shop must carry, in its own language. Each site is a project, and so has a worker that knows this site alone:
 * its file names the site before anything is loaded. Of a site with two languages each walks a part.
 */

export function buyAndGiveBack(): void {
  test('a guest finds a sofa, buys it, is written to and gives it back', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const email = `anna-${randomUUID()}@example.nl`;
    await askFor(request, [places.home, sofas.path, sofa.path]);
    await open(page, places.home);
    await expectFlawless(page);
    await page
      .getByRole('link', { name: words(sofas.title) })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: sofas.title })).toBeVisible();
    await expectFlawless(page);
    await page
      .getByRole('link', { name: words(sofa.name) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sofa.name);
    await expect(page.locator('html')).toHaveAttribute('lang', site.locale);
    await expectFlawless(page);
    // Opened anew: a press in the first moments of a page that was led to waits for its code.
    await addToBasket(page);
    await orderAndGoToPayment(page, undefined, email);
    await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('order.thanks', { name: address.firstName }),
    );
    await expectFlawless(page);
    const confirmation = await mailTo(request, email, 'order-paid');
    expect(confirmation).toMatch(new RegExp(literal(mailTexts.closing)));
    expect(confirmation).toContain(opening(mailTexts.questions));
    if (!places.withdrawal) return;
    await page
      .getByRole('link', { name: text('order.withdraw') })
      .first()
      .click();
    await page.getByRole('button', { name: text('withdrawal.confirm') }).click();
    await expect(page.getByRole('heading', { name: text('withdrawal.steps.receipt') })).toBeFocused();
    expect(await mailTo(request, email, 'withdrawal-received')).toContain(mailTexts.closing);
  });
}

export function joinTheShop(): void {
  test('a newcomer makes an account and asks for the newsletter', async ({ page, request }) => {
    // Where a new account leads.
    await askFor(request, [places.home, places.newsletter]);
    const email = await signUp(page);
    expect(await mailTo(request, email, 'account-created')).toContain(mailTexts.accountCreated.text);
    await open(page, places.newsletter);
    await expectFlawless(page);
    const form = page.getByRole('main');
    await form.getByLabel(text('newsletter.label')).fill(email);
    await form.getByRole('button', { name: text('newsletter.submit') }).click();
    await expect(form.getByText(text('newsletter.sent'))).toBeVisible();
    const mail = await mailTo(request, email, 'newsletter-confirm');
    expect(mail).toContain(places.api('subscribe'));
  });
}

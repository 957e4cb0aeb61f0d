import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { paymentPage, payments } from './api-text';
import { unless } from './conditions';
import { address as typed } from './inputs/own';
import { type Call, either, lose } from './lose';
import { mailTo, withdrawalLinkOf } from './outbox';
import * as places from './places';
import { sofa } from './products';
import { orderByTransfer, ordersOf } from './shop-api';
import { open, password } from './shopper';
import { staffHeaders } from './staff';
import { expect, test } from './test';
import { pattern, text } from './text';
import { enterAs } from './visit';

/** What is sent by a form when the connection breaks, as `dropped.spec.ts` has it for basket, checkout and account. */

// A deleted account opens with no password.
test.use({ allowedNoise: { patterns: [/ERR_FAILED/, /status of 401/] } });

const main = (page: Page) => page.getByRole('main');
const newEmail = () => `anna-${randomUUID()}@example.nl`;

async function fillPostal(page: Page, change: Partial<typeof typed>): Promise<void> {
  const { phone: _none, ...address } = { ...typed, ...change };
  for (const [field, words] of Object.entries(address))
    await main(page).locator(`#shipping-${field}`).fill(words);
}

/** How many mails of a kind went to an address. */
async function mailsTo(request: APIRequestContext, recipient: string, kind: string): Promise<number> {
  const answer = await request.get('/api/dev/mail', { headers: { accept: 'application/json' } });
  const { items }: { items: { recipient: string; kind: string }[] } = await answer.json();
  return items.filter((mail) => mail.recipient === recipient && mail.kind === kind).length;
}

test('a gift card whose purchase or its answer did not arrive is bought with the next press, once', async ({
  page,
}) => {
  test.skip(...unless('giftCards'));
  await enterAs(page, 'guest');
  await open(page, places.giftCards);
  const form = main(page);
  const recipient = form.getByLabel(text('giftCards.recipientName'));
  await recipient.fill('Eva');
  await form.getByLabel(text('giftCards.recipientEmail')).fill('eva@example.nl');
  await form.getByRole('button', { name: text('giftCards.further') }).click();
  await form.getByLabel(text('giftCards.giverName')).fill('Sanne');
  await fillPostal(page, { email: newEmail() });
  await form.getByRole('radio', { name: payments.atOnce }).check();
  await form.getByRole('checkbox', { name: pattern('checkout.terms') }).check();
  const order = form.getByRole('button', { name: text('checkout.placeOrder') });
  for (const lost of either) {
    const whenLost = await lose(page, lost, 'POST gift-cards');
    await order.click();
    await whenLost();
    await expect(form.getByText(text('auth.failed'))).toBeVisible();
    await expect(recipient).toHaveValue('Eva');
    await expect(form.locator('#shipping-street')).toHaveValue(typed.street);
    expect(await ordersOf(page)).toHaveLength(lost === 'request' ? 0 : 1);
  }
  await order.click();
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await expect(main(page).getByText(text('order.boughtCard.next'))).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
});

test('samples are asked for once, however often the answer gets lost', async ({ page, request }) => {
  const email = newEmail();
  await enterAs(page, 'guest');
  await open(page, places.samples);
  const boxes = main(page)
    .getByRole('group', { name: text('samples.choose') })
    .getByRole('checkbox');
  await boxes.nth(2).check();
  await fillPostal(page, { email, houseNumber: String(1 + Math.floor(Math.random() * 9000)) });
  const send = main(page).getByRole('button', { name: text('samples.submit') });
  for (const lost of either) {
    const whenLost = await lose(page, lost, 'POST sample-requests');
    await send.click();
    await whenLost();
    await expect(main(page).getByText(text('auth.failed'))).toBeVisible();
    await expect(boxes.nth(2)).toBeChecked();
    await expect(main(page).locator('#shipping-email')).toHaveValue(email);
  }
  await send.click();
  await expect(page.getByRole('heading', { name: text('samples.doneTitle') })).toBeFocused();
  const headers = await staffHeaders(request);
  const list = await request.get(places.api('admin/sample-requests?status=requested&size=100'), { headers });
  const { items }: { items: { email: string }[] } = await list.json();
  expect(items.filter((one) => one.email === email)).toHaveLength(1);
});

type Form = {
  call: Call;
  /** Opens it and types what is to be sent. */
  fill(page: Page, email: string): Promise<void>;
  submit(page: Page): Promise<void>;
  /** What says that it was not sent, and that it was. */
  failed(page: Page): Promise<void>;
  done(page: Page, email: string): Promise<void>;
  /** Mails to whoever wrote: one for each time that it counts. */
  mail?: string;
};

const seen = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();
const panel = (page: Page) => page.getByRole('dialog', { name: text('chat.title') });
const ofChat = (page: Page, key: 'name' | 'email' | 'text') =>
  panel(page).getByLabel(text(`chat.message.${key}`), { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const forms: Record<string, Form> = {
  'the newsletter': {
    // With where it was asked from.
    call: 'POST subscribe*',
    async fill(page, email) {
      await open(page, places.newsletter);
      await main(page).getByLabel(text('newsletter.label')).fill(email);
    },
    submit: (page) =>
      main(page)
        .getByRole('button', { name: text('newsletter.submit') })
        .click(),
    failed: (page) => expect(main(page).getByText(text('newsletter.failed'))).toBeVisible(),
    done: (page) => seen(page, text('newsletter.sent')),
  },
  'a question about a product': {
    call: 'POST product/*/questions',
    async fill(page, email) {
      await open(page, sofa.path);
      await press(page, text('product.questions.ask'));
      await main(page)
        .getByLabel(text('productQuestion.question'), { exact: true })
        .fill('Past hij door een deur van 78 cm?');
      await main(page).getByLabel(text('productQuestion.email'), { exact: true }).fill(email);
    },
    submit: (page) => press(page, text('productQuestion.submit')),
    failed: (page) => seen(page, text('productQuestion.failed')),
    done: (page, email) => seen(page, text('productQuestion.sent', { email })),
    mail: 'question-received',
  },
  'a message to the shop': {
    call: 'POST support',
    async fill(page, email) {
      await open(page, sofa.path);
      await page.getByRole('button', { name: text('chat.launcher') }).click();
      await panel(page)
        .getByRole('button', { name: text('chat.toPerson') })
        .click();
      await ofChat(page, 'name').fill('Anna');
      await ofChat(page, 'email').fill(email);
      await ofChat(page, 'text').fill('Kunt u mij bellen?');
    },
    submit: (page) =>
      panel(page)
        .getByRole('button', { name: text('chat.message.send') })
        .click(),
    failed: (page) => seen(page, pattern('chat.message.failed')),
    done: (page, email) =>
      expect(panel(page).getByRole('status')).toHaveText(text('chat.message.sent', { email })),
    mail: 'support-receipt',
  },
};

for (const [what, form] of Object.entries(forms))
  test(`${what} is sent with the next press, and comes once`, async ({ page, request }) => {
    const email = newEmail();
    await form.fill(page, email);
    for (const lost of either) {
      const whenLost = await lose(page, lost, form.call);
      await form.submit(page);
      await whenLost();
      await form.failed(page);
    }
    await form.submit(page);
    await form.done(page, email);
    if (!form.mail) return;
    await mailTo(request, email, form.mail);
    expect(await mailsTo(request, email, form.mail)).toBe(1);
  });

test('another e-mail address is asked for with the next press', async ({ page, request }) => {
  const email = await enterAs(page, 'customer');
  await open(page, places.account('profile'));
  await page.getByRole('button', { name: text('account.email.change') }).click();
  const dialog = page.getByRole('dialog', { name: text('account.email.title') });
  await dialog.getByLabel(text('account.email.field')).fill(`nieuw-${email}`);
  await dialog.getByLabel(text('account.currentPassword'), { exact: true }).fill(password);
  for (const lost of either) {
    const whenLost = await lose(page, lost, 'PUT customer/email');
    await press(page, text('account.email.send'));
    await whenLost();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
  }
  await press(page, text('account.email.send'));
  await seen(page, text('account.email.sentTitle'));
  await mailTo(request, `nieuw-${email}`, 'email-change');
});

test('a password whose change was not heard of is changed with the next press', async ({ page }) => {
  await enterAs(page, 'customer');
  await open(page, places.account('profile'));
  await page.getByLabel(text('account.currentPassword'), { exact: true }).fill(password);
  await page.getByLabel(text('auth.newPassword'), { exact: true }).fill('een heel ander woord');
  for (const lost of either) {
    const whenLost = await lose(page, lost, 'PUT customer/password');
    await press(page, text('auth.savePassword'));
    await whenLost();
    await seen(page, text('auth.failed'));
  }
  await press(page, text('auth.savePassword'));
  await seen(page, text('account.passwordChanged'));
});

test('an account is deleted with the next press', async ({ page }) => {
  await enterAs(page, 'customer');
  await open(page, places.account('profile'));
  await press(page, text('account.deleteAccount'));
  const dialog = page.getByRole('dialog', { name: text('account.deleteTitle') });
  await dialog.getByLabel(text('account.currentPassword'), { exact: true }).fill(password);
  const confirm = dialog.getByRole('button', { name: text('account.deleteConfirm') });
  for (const lost of either) {
    const whenLost = await lose(page, lost, 'POST customer/deletion');
    await confirm.click();
    await whenLost();
    await expect(dialog.getByText(text('account.failed'))).toBeVisible();
  }
  await confirm.click();
  await expect(page).toHaveURL(places.endsWith(places.home));
  await page.goto(places.account('profile'));
  await expect(page).toHaveURL(places.endsWith(places.home));
});

test('favourites and their lists are kept with the next press', async ({ page }) => {
  await enterAs(page, 'customer');
  await open(page, sofa.path);
  const heart = page.getByRole('button', { name: text('productCard.favourite'), exact: true });
  await lose(page, 'request', 'POST customer-products-listing/favorite/*');
  await heart.click();
  await seen(page, text('productCard.favouriteFailed'));
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  await page.goto(places.account('favorites'));
  await press(page, text('favourites.lists.new'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('favourites.lists.name')).fill('Hal');
  const save = dialog.getByRole('button', { name: text('favourites.lists.save') });
  for (const lost of either) {
    const whenLost = await lose(page, lost, 'PUT favourite-lists/*');
    await save.click();
    await whenLost();
    await expect(dialog.getByText(text('favourites.lists.failed'))).toBeVisible();
    await expect(dialog.getByLabel(text('favourites.lists.name'))).toHaveValue('Hal');
  }
  await save.click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Hal/ })).toHaveCount(1);
});

test('a withdrawal is declared with the next press, once', async ({ page, request }) => {
  test.skip(...unless('withdrawal'));
  await enterAs(page, 'guest');
  const { orderId } = await orderByTransfer(page, sofa.vsin);
  const headers = await staffHeaders(request);
  const shown = await request.get(places.api(`admin/orders/${orderId}`), { headers });
  const { items }: { items: { email: string }[] } = await shown.json();
  const email = items[0]?.email ?? '';
  await page.goto(withdrawalLinkOf(await mailTo(request, email, 'order-paid')));
  const confirm = page.getByRole('button', { name: text('withdrawal.confirm') });
  for (const lost of either) {
    const whenLost = await lose(page, lost, 'POST withdrawals');
    await confirm.click();
    await whenLost();
    await expect(page.getByRole('alert').first()).toBeVisible();
  }
  await confirm.click();
  await expect(page.getByRole('heading', { name: text('withdrawal.steps.receipt') })).toBeFocused();
  await mailTo(request, email, 'withdrawal-received');
  expect(await mailsTo(request, email, 'withdrawal-received')).toBe(1);
});

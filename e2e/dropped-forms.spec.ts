import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askBackInStock } from '../api/contract/calls/back-in-stock';
import { buyGiftCard } from '../api/contract/calls/gift-cards';
import { subscribe } from '../api/contract/calls/newsletter';
import { askQuestion } from '../api/contract/calls/questions';
import { requestSamples } from '../api/contract/calls/samples';
import { writeToSupport } from '../api/contract/calls/support';
import { paymentPage, payments } from './api-text';
import { unless } from './conditions';
import { address as typed } from './inputs/own';
import { type Call, either, lose } from './lose';
import { mailsTo, mailTo } from './outbox';
import * as places from './places';
import { pendant, sofa } from './products';
import { ordersOf } from './shop-api';
import { open } from './shopper';
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
    const whenLost = await lose(page, lost, buyGiftCard);
    await order.click();
    await whenLost();
    await expect(form.getByText(text('auth.failed'))).toBeVisible();
    await expect(recipient).toHaveValue('Eva');
    await expect(form.locator('#shipping-street')).toHaveValue(typed.street);
    expect(await ordersOf(page)).toHaveLength(lost === 'request' ? 0 : 1);
  }
  // Whoever opens the page anew meanwhile still buys the same card.
  await page.reload();
  await expect(recipient).toHaveValue('Eva');
  await form.getByRole('radio', { name: payments.atOnce }).check();
  await form.getByRole('checkbox', { name: pattern('checkout.terms') }).check();
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
    const whenLost = await lose(page, lost, requestSamples);
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
  'a wish to hear of what is sold out': {
    call: askBackInStock,
    async fill(page, email) {
      await open(page, pendant.path);
      await press(page, text('product.purchase.soldOut.notify'));
      await main(page).getByLabel(text('backInStock.label')).fill(email);
    },
    submit: (page) => main(page).getByLabel(text('backInStock.label')).press('Enter'),
    failed: (page) => seen(page, text('backInStock.failed')),
    done: (page) => seen(page, text('backInStock.noted')),
  },
  'the newsletter': {
    // With where it was asked from.
    call: subscribe,
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
    call: askQuestion,
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
    call: writeToSupport,
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

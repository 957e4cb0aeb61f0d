import { randomUUID } from 'node:crypto';
import { paymentPage, payments } from '../api-text';
import { address } from '../inputs/own';
import * as places from '../places';
import { living, sofa, sofas } from '../products';
import { at } from '../server';
import { addressFields } from '../shopper';
import { expect } from '../test';
import { text } from '../text';
import type { OtherBrowser } from './browser';

const button = (name: string) => ({ what: 'button', name });
const link = (name: string) => ({ what: 'a', name });
const field = (name: string) => ({ what: 'input', name });

/** As a newcomer: asked about cookies, finds a sofa by its category, and buys it. */
export async function buySofa(browser: OtherBrowser): Promise<void> {
  await browser.open(at(places.home));
  await browser.press({ ...button(text('consent.reject')), whole: true });
  await browser.open(at(living.path));
  await browser.press(link(sofas.title));
  await browser.sees({ what: 'h1', name: sofas.title });
  await browser.press({ ...link(sofa.name), what: 'main article a' });
  await browser.sees({ what: 'h1', name: sofa.name });
  await browser.press(button(text('product.purchase.add')));
  await browser.sees({ what: 'p, span, div', name: text('product.purchase.added', { title: '' }).trim() });
  await browser.open(at(places.basket));
  await browser.press(link(text('basket.toCheckout')));
  const fields = { ...address, email: `anna-${randomUUID()}@example.nl` };
  for (const name of addressFields) await browser.type(field(text(`checkout.fields.${name}`)), fields[name]);
  await browser.press(button(text('checkout.toDelivery')));
  await browser.press(button(text('checkout.toPayment')));
  await browser.press({ what: 'input[type=radio]', name: payments.atOnce });
  await browser.press({ what: 'input[type=checkbox]', name: text('checkout.termsTitle').toLowerCase() });
  await browser.press(button(text('checkout.placeOrder')));
  await browser.press({ ...button(paymentPage.success), whole: true });
  await browser.sees({ what: 'h1', name: text('order.thanks', { name: address.firstName }) });
  await expect.poll(() => browser.url()).toMatch(/order-completed/);
}

import { methodAtOnce, paymentPage, payments } from './api-text';
import * as places from './places';
import { otherSofa, sofa, sofas } from './products';
import { addOneMore, agreeAndPay, basketLine, fillAddress, open, signUp } from './shopper';
import { site } from './site';
import { expect, test } from './test';
import { text, words } from './text';
import { expectTold, itemOf, keepCounts, keepDataLayer, told, toldOf } from './told';
import { measured, undecided } from './visitor';

const { currency } = site;
const view = (kind: string, path: string, more: object = {}) => ({
  event: 'page_view',
  page_kind: kind,
  page_path: path,
  language: site.locale,
  ...more,
});
const visitor = (type: string) => ({ event: 'user_dimensions', user_type: type, site: site.code });
const nothing = 'denied';
const refusedSignals = {
  ad_storage: nothing,
  ad_user_data: nothing,
  ad_personalization: nothing,
  analytics_storage: nothing,
  personalization_storage: nothing,
  functionality_storage: 'granted',
  security_storage: 'granted',
};

test.describe('with consent', () => {
  test.use({ storageState: measured });
  test.beforeEach(({ page }) => keepDataLayer(page));

  test('pages and presses are told of with all they have to say', async ({ page }) => {
    const views = [view('home', places.home)];
    await open(page, places.home);
    await expectTold(page, 'userDimensions', visitor('None'));
    await expectTold(page, 'pageView', ...views);

    const about = text('footer.links.aboutUs');
    await page.getByRole('contentinfo').getByRole('link', { name: about, exact: true }).click();
    const aboutPath = places.template('about-us');
    await expectTold(page, 'footerClick', { event: 'footer_click', link_text: about, link_path: aboutPath });
    views.push(view('content', aboutPath));
    await expectTold(page, 'pageView', ...views);

    const header = page.getByRole('banner');
    const home = header.locator('[data-clicks=logo]');
    const logo = await home.getAttribute('aria-label');
    await home.click();
    await expectTold(page, 'logoClick', { event: 'logo_click', link_text: logo, link_path: places.home });
    views.push(view('home', places.home));
    await expectTold(page, 'pageView', ...views);

    const newest = text('layout.newest');
    await header.getByRole('link', { name: newest, exact: true }).click();
    await expectTold(page, 'menuClick', { event: 'menu_click', link_text: newest, link_path: places.newest });
    views.push(view('newest', places.newest));
    await expectTold(page, 'pageView', ...views);

    await page.goBack();
    views.push(view('home', places.home));
    await expectTold(page, 'pageView', ...views);
    await expectTold(page, 'userDimensions', visitor('None'));
  });

  test('a product is told of from its card to its other colour and the heart', async ({ page }) => {
    const { item_category: _category, ...onCard } = await itemOf(page.request, sofa.vsin);
    await open(page, sofas.path);
    const list = `category ${sofas.vsin}`;
    const cards = page.locator(`[data-list="${list}"] [data-card]`);
    const card = cards.filter({ hasText: words(sofa.name) }).first();
    await card.scrollIntoViewIfNeeded();
    const vsin = (await card.getAttribute('data-card'))?.split(' ')[0] ?? '';
    const vsins = await cards.evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-card')?.split(' ')[0]),
    );
    const item = {
      ...(vsin === sofa.vsin ? onCard : await itemOf(page.request, vsin)),
      index: vsins.indexOf(vsin),
    };
    Reflect.deleteProperty(item, 'item_category');
    const impressions = async () => {
      const events = await toldOf(page, 'productImpressions');
      return events.flatMap(({ event, ecommerce }) => {
        expect(event).toBe('view_item_list');
        expect(ecommerce).toMatchObject({ currency, item_list_id: list });
        return Reflect.get(Object(ecommerce), 'items');
      });
    };
    await expect.poll(impressions).toContainEqual(item);

    await card.getByRole('link').first().click();
    await expectTold(page, 'productClick', {
      event: 'select_item',
      ecommerce: { currency, item_list_id: list, items: [item] },
    });
    const shown = await itemOf(page.request, vsin);
    const viewed = { event: 'view_item', ecommerce: { currency, value: shown.price, items: [shown] } };
    await expectTold(page, 'productView', viewed);
    const seen = (await impressions()).map(({ item_id }) => item_id);
    expect(new Set(seen).size, 'each card once').toBe(seen.length);

    await page.goto(sofa.path);
    await page.getByRole('link', { name: otherSofa.colour, exact: true }).click();
    await expect(page).toHaveURL(places.endsWith(otherSofa.path));
    await expectTold(page, 'variantClick', {
      event: 'variant_click',
      item_id: otherSofa.vsin,
      option: 'colour',
      option_value: otherSofa.colour,
    });
    const other = await itemOf(page.request, otherSofa.vsin);
    await expect
      .poll(async () => (await toldOf(page, 'productView')).at(-1))
      .toEqual({ event: 'view_item', ecommerce: { currency, value: other.price, items: [other] } });

    await page
      .getByRole('button', { name: text('productCard.favourite'), exact: true })
      .first()
      .click();
    await expectTold(page, 'favouriteClick', {
      event: 'add_to_wishlist',
      action: 'add',
      ecommerce: { items: [{ item_id: otherSofa.vsin, quantity: 1 }] },
    });
  });

  test('a search is told of without what may be personal', async ({ page }) => {
    await open(page, places.search('bank jan@voorbeeld.nl'));
    await expectTold(page, 'search', { event: 'view_search_results', search_term: 'bank (e-mail)' });
    expect(JSON.stringify(await told(page))).not.toContain('voorbeeld');
  });

  test('a purchase is told of step by step, and once', async ({ page }) => {
    const item = await itemOf(page.request, sofa.vsin);
    const price = Number(item.price);
    const sale = (quantity: number) => ({
      ecommerce: { currency, value: price * quantity, items: [{ ...item, quantity }] },
    });
    await open(page, sofa.path);
    // A visitor becomes a guest with the first press.
    await expectTold(page, 'userDimensions', visitor('None'));
    await page
      .getByRole('button', { name: text('product.purchase.add') })
      .first()
      .click();
    await expectTold(page, 'addToBasket', { event: 'add_to_cart', ...sale(1) });
    await expectTold(page, 'userDimensions', visitor('None'), visitor('Guest'));

    await page.goto(places.basket);
    const line = basketLine(page, sofa);
    await addOneMore(page, line);
    await expectTold(
      page,
      'addToBasket',
      { event: 'add_to_cart', ...sale(1) },
      { event: 'add_to_cart', ...sale(1) },
    );
    await line.getByRole('button', { name: text('basket.removeLabel', { title: sofa.title }) }).click();
    await expectTold(page, 'removeFromBasket', { event: 'remove_from_cart', ...sale(2) });
    await page.getByRole('button', { name: text('basket.undo') }).click();
    await expect(line.getByRole('status')).toHaveText('2');
    await expect.poll(async () => (await toldOf(page, 'addToBasket')).length).toBe(3);

    await page.goto(places.checkout);
    await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
    await fillAddress(page);
    await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
    await page.getByRole('button', { name: text('checkout.toPayment') }).click();
    const form = (action: string) => ({ event: 'address_form', form_action: action, form_place: 'checkout' });
    await expectTold(page, 'addressForm', form('open'), form('refused'), form('save'));
    await agreeAndPay(page);
    await page.getByRole('button', { name: paymentPage.decline }).click();
    await expect(page.getByRole('heading', { name: text('order.failedTitle') })).toBeVisible();
    await expectTold(page, 'failedPayment', {
      event: 'failed_payment',
      payment_type: methodAtOnce,
      reason: 'failed',
    });
    await page.getByRole('link', { name: text('order.backToCheckout') }).click();
    await agreeAndPay(page, payments.atOnce);
    await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
    await expect(page).toHaveURL(/order-completed/);

    const steps = (await toldOf(page, 'checkoutStep')).map(({ event, checkout_step: step }) => [event, step]);
    expect(steps).toEqual([
      ['view_cart', 1],
      ['view_cart', 1],
      ['begin_checkout', 2],
      ['add_shipping_info', 3],
      ['add_shipping_info', 3],
    ]);
    expect((await toldOf(page, 'checkoutStep')).at(-1)).toEqual({
      event: 'add_shipping_info',
      checkout_step: 3,
      ...sale(2),
    });
    const orderNumber = await page.getByText(/LW-[\w-]+/).textContent();
    await expect.poll(async () => (await toldOf(page, 'orderConfirmation')).length).toBe(1);
    const [purchase] = await toldOf(page, 'orderConfirmation');
    const { ecommerce } = sale(2);
    expect(purchase).toMatchObject({
      event: 'purchase',
      ecommerce: { ...ecommerce, transaction_id: orderNumber },
    });
    const paid =
      Reflect.get(Object(purchase?.ecommerce), 'value') +
      Reflect.get(Object(purchase?.ecommerce), 'shipping');
    const payment = { ecommerce: { currency, value: paid, payment_type: methodAtOnce } };
    await expectTold(
      page,
      'paymentMethodSelect',
      { event: 'add_payment_info', ...payment },
      { event: 'add_payment_info', ...payment },
    );
    await expectTold(
      page,
      'payClick',
      { event: 'pay_click', ...payment },
      { event: 'pay_click', ...payment },
    );

    await page.reload();
    await expect(page.getByText(/LW-[\w-]+/)).toBeVisible();
    await expect.poll(async () => (await toldOf(page, 'userDimensions')).length).toBeGreaterThan(5);
    expect(await toldOf(page, 'orderConfirmation')).toHaveLength(1);
    const pages = (await toldOf(page, 'pageView')).map(({ page_kind: kind }) => kind);
    expect(pages).not.toContain('order-completed');
    expect(JSON.stringify(await told(page))).not.toMatch(/anna-|@example|orderId/);
  });

  test('a customer and the form of the address book are told of as such', async ({ page }) => {
    await signUp(page, places.account('addresses'));
    await page
      .getByRole('button', { name: text('account.addAddress') })
      .first()
      .click();
    await expectTold(page, 'addressForm', {
      event: 'address_form',
      form_action: 'open',
      form_place: 'account',
    });
    await expect.poll(async () => (await toldOf(page, 'userDimensions')).at(-1)).toEqual(visitor('Customer'));
    expect(JSON.stringify(await told(page))).not.toMatch(/Sanne|klant-/);
  });

  test('counts reach the shop when the page is left, and say nothing of who', async ({ page }) => {
    const counts = keepCounts(page);
    await open(page, sofa.path);
    await expect.poll(async () => (await toldOf(page, 'productView')).length).toBe(1);
    const answer = page.waitForResponse((response) => response.url().endsWith(places.api('counts')));
    // As the browser says it on leaving, but with the page still there: what a left page sends is shown to no journey.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect((await answer).status()).toBe(200);
    expect(counts).toContainEqual({ event: 'pageView', subject: 'product', userType: 'None', count: 1 });
    expect(counts).toContainEqual({ event: 'productView', subject: sofa.vsin, userType: 'None', count: 1 });
    const { cookie, authorization } = (await answer).request().headers();
    expect([cookie, authorization]).toEqual([undefined, undefined]);
  });
});

test.describe('a program', () => {
  test.use({ storageState: measured, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('is told of as one', async ({ page }) => {
    await keepDataLayer(page);
    await open(page, sofa.path);
    await expectTold(page, 'userDimensions', visitor('Bot'));
  });
});

test.describe('without consent', () => {
  test('a refusal is the only thing that is told, and nothing is sent', async ({ page }) => {
    await keepDataLayer(page);
    const counts = keepCounts(page);
    await open(page, sofas.path);
    const refusal = [
      ['consent', 'default', refusedSignals],
      ['consent', 'update', refusedSignals],
    ];
    await expect.poll(() => told(page)).toEqual(refusal);
    await page
      .getByRole('link', { name: words(sofa.name) })
      .first()
      .click();
    await expect(page).toHaveURL(places.anyProduct);
    await page.goto(places.basket);
    await expect.poll(() => told(page)).toEqual([...refusal, ...refusal]);
    expect(counts).toEqual([]);
  });
});

test.describe('before a choice', () => {
  test.use({ storageState: undecided });

  test('everything waits, and is told of once it is allowed', async ({ page }) => {
    await keepDataLayer(page);
    const counts = keepCounts(page);
    await open(page, sofas.path);
    await expect(page.getByRole('button', { name: text('consent.accept') })).toBeVisible();
    await expect.poll(() => told(page)).toEqual([['consent', 'default', refusedSignals]]);
    expect(counts).toEqual([]);
    await page.getByRole('button', { name: text('consent.accept') }).click();
    await expectTold(page, 'pageView', view('category', sofas.path, { page_vsin: sofas.vsin }));
    const granted = Object.fromEntries(Object.keys(refusedSignals).map((name) => [name, 'granted']));
    expect((await told(page))[1]).toEqual(['consent', 'update', granted]);
  });

  test('what waited is gone with a refusal', async ({ page }) => {
    await keepDataLayer(page);
    await open(page, sofas.path);
    await page.getByRole('button', { name: text('consent.reject') }).click();
    await expect.poll(async () => (await told(page)).length).toBe(2);
    await page
      .getByRole('link', { name: words(sofa.name) })
      .first()
      .click();
    await expect(page).toHaveURL(places.anyProduct);
    expect(await told(page)).toHaveLength(2);
  });
});

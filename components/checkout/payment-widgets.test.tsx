import { act, screen, waitFor, within } from '@testing-library/react';
import { giveDialogs, watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { toBasket } from '@/lib/basket/to-basket';
import type { Klarna } from '@/lib/checkout/klarna';
import type { PayPal } from '@/lib/checkout/paypal';
import { useCheckoutStore } from '@/lib/checkout/store';
import { readOpenOrder } from '@/lib/order/open-order';
import { siteRules } from '@/sites/rules';
import { PaymentStep } from './payment-step';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const scriptOf = (name: string) => `/api/nl/sandbox-script/${name}`;
const paypal = {
  integrationType: 'paypal',
  subIntegrationType: 'paypal',
  paymentMethodTemplate: { name: 'PayPal' },
  script: scriptOf('paypal'),
};
const klarna = {
  integrationType: 'klarna',
  subIntegrationType: 'pay-later',
  paymentMethodTemplate: { name: 'Achteraf betalen' },
  script: scriptOf('klarna'),
};
const ideal = {
  integrationType: 'sandbox',
  subIntegrationType: 'ideal',
  paymentMethodTemplate: { name: 'iDEAL' },
  script: null,
};
const placed = { sessionId: 's-1', orderId: 'o-1', redirectUrl: '/api/nl/sandbox-payment/s-1' };
const paid = { orderId: 'o-1', paymentStatus: 'paid' };
const capture = 'POST checkout/paypal/capture';
const offers = { total: { amount: 2000, currency: 'EUR' }, clientToken: 'c-1', offers: [] };
const answers = {
  'GET paymentmethods/availables': [ideal, paypal, klarna],
  'GET klarna-offers': [offers],
  'POST checkout': [placed],
};

beforeAll(giveDialogs);
beforeEach(() => {
  visitAs('Guest');
  useCheckoutStore.setState({
    termAndConditionIsAccepted: false,
    paymentMethod: null,
    agreedTotalMinor: null,
  });
});
afterEach(() => {
  clearVisit();
  delete window.paypal;
  delete window.Klarna;
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

const orderButton = () => screen.getByRole('button', { name: 'Bestellen en betalen' });
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
/** The script on its way arrives, or does not. */
const arrive = (how: 'load' | 'error') =>
  act(async () => void document.head.querySelector('script')?.dispatchEvent(new Event(how)));

async function choose(name: RegExp) {
  const basket = toBasket(basketAnswer([itemAnswer('V1', 2)]), siteRules.nl);
  const { user } = showInShop(<PaymentStep site={siteRules.nl} basket={basket} />);
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(screen.getByRole('checkbox', { name: /voorwaarden/ }));
  return user;
}

type Options = Parameters<PayPal['Buttons']>[0];

const buttonsOf =
  (press: (options: Options) => unknown): PayPal['Buttons'] =>
  (options) => {
    const button = document.createElement('button');
    button.textContent = 'Nu met PayPal';
    button.addEventListener('click', () => void press(options));
    return {
      render: async (container) => container.append(button),
      close: async () => button.remove(),
    };
  };

describe('PayPal', () => {
  /** Its script, which shows a button with a name that the shopper presses. */
  function playPayPal(press: (options: Options) => unknown) {
    window.paypal = { Buttons: buttonsOf(press) };
  }

  test('has its script loaded by whoever chooses it, and by nobody else', async () => {
    fakeApi(answers);
    const user = await choose(/iDEAL/);
    expect(scripts()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /PayPal/ }));
    await waitFor(() => expect(scripts()).toEqual([scriptOf('paypal')]));
  });

  test('that could not be loaded says so, orders nothing, and is asked for again', async () => {
    const asked = fakeApi(answers);
    const user = await choose(/PayPal/);
    await waitFor(() => expect(scripts()).toHaveLength(1));
    await arrive('error');
    expect(await screen.findByText(/PayPal kon niet worden geladen/)).toBeVisible();
    await user.click(orderButton());
    expect(asked.map(({ call }) => call)).not.toContain('POST checkout');
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    playPayPal(() => {});
    await arrive('load');
    await waitFor(() => expect(screen.queryByText(/kon niet worden geladen/)).not.toBeInTheDocument());
  });

  test('takes the money of the order that was placed, and leads to it', async () => {
    playPayPal(async ({ createOrder, onApprove }) => onApprove({ orderID: await createOrder() }));
    const asked = fakeApi({ ...answers, [capture]: [paid] });
    const timesLeft = watchLeaving();
    const user = await choose(/PayPal/);
    await user.click(orderButton());
    const window = within(await screen.findByRole('dialog', { name: 'Betalen met PayPal' }));
    expect(window.getByText(/Te betalen: € 20/)).toBeVisible();
    await user.click(await window.findByRole('button', { name: 'Nu met PayPal' }));
    await waitFor(() => expect(timesLeft()).toBe(1));
    expect(asked.slice(-2).map(({ call, items }) => [call, items])).toMatchObject([
      ['POST checkout', [{ integrationType: 'paypal', expectedTotal: 2000 }]],
      [capture, [{ tokenId: 's-1' }]],
    ]);
    expect(readOpenOrder(siteRules.nl)).toMatchObject({
      redirectUrl: '/nl/checkout-callback/paypal?orderId=o-1&sessionId=s-1',
    });
  });

  test('whose window is closed takes nothing: the payment is given up', async () => {
    playPayPal(() => {});
    const asked = fakeApi({ ...answers, 'POST payment/cancel': [{ ...paid, paymentStatus: 'cancelled' }] });
    const timesLeft = watchLeaving();
    const user = await choose(/PayPal/);
    await user.click(orderButton());
    await user.click(await screen.findByRole('button', { name: 'Sluiten zonder te betalen' }));
    await waitFor(() => expect(timesLeft()).toBe(1));
    expect(asked.at(-1)).toMatchObject({
      call: 'POST payment/cancel',
      items: [{ sessionId: 's-1', integrationType: 'paypal' }],
    });
  });

  test('that declines is named, another way is offered, and no order is left open', async () => {
    playPayPal(({ onApprove }) => onApprove({ orderID: 's-1.decline' }));
    fakeApi({ ...answers, [capture]: refuse('payment-declined', 'PayPal heeft de betaling geweigerd.') });
    const user = await choose(/PayPal/);
    await user.click(orderButton());
    await user.click(await screen.findByRole('button', { name: 'Nu met PayPal' }));
    expect(await screen.findByText('PayPal heeft de betaling geweigerd.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'iDEAL kiezen' })).toBeVisible();
    expect(readOpenOrder(siteRules.nl)).toBeNull();
  });

  test('that gives no answer, or breaks, loses no order: the next try is the same', async () => {
    let presses = 0;
    playPayPal(({ onApprove, onError }) => {
      presses += 1;
      return presses === 1 ? onError(new Error('broken')) : onApprove({ orderID: 's-1.timeout' });
    });
    const asked = fakeApi({ ...answers, [capture]: refuse('payment-timeout') });
    const user = await choose(/PayPal/);
    for (const _try of [1, 2]) {
      await user.click(orderButton());
      await user.click(await screen.findByRole('button', { name: 'Nu met PayPal' }));
      await screen.findByRole('alert');
      expect(readOpenOrder(siteRules.nl)).toMatchObject({ orderId: 'o-1' });
    }
    const keys = asked.flatMap(({ call, headers }) =>
      call === 'POST checkout' ? [headers.get('idempotency-key')] : [],
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('Klarna', () => {
  type Answer = Parameters<Parameters<Klarna['Payments']['authorize']>[2]>[0];
  function playKlarna(answer: Answer, isOffered = true) {
    const opened: string[] = [];
    window.Klarna = {
      Payments: {
        init: ({ client_token: token }) => void opened.push(token),
        load: ({ container }, _data, callback) => {
          container.textContent = 'Klarna in delen';
          callback({ show_form: isOffered });
        },
        authorize: (_category, _data, callback) => callback(answer),
      },
    };
    return opened;
  }

  test('shows its part of the page, and has the order authorised', async () => {
    const opened = playKlarna({ approved: true, show_form: true, authorization_token: 'k-1' });
    const asked = fakeApi({ ...answers, 'POST klarna-authorize': [paid] });
    const timesLeft = watchLeaving();
    const user = await choose(/Achteraf/);
    expect(await screen.findByText('Klarna in delen')).toBeVisible();
    expect(opened).toEqual(['c-1']);
    await user.click(screen.getByRole('checkbox', { name: /18 jaar/ }));
    await user.click(orderButton());
    await waitFor(() => expect(timesLeft()).toBe(1));
    expect(asked.slice(-2).map(({ call, items }) => [call, items])).toMatchObject([
      ['POST checkout', [{ integrationType: 'klarna', isOfAge: true }]],
      ['POST klarna-authorize', [{ authToken: 'k-1', integrationType: 'klarna' }]],
    ]);
  });

  test('orders nothing before the shopper has told their age', async () => {
    playKlarna({ approved: true, show_form: true, authorization_token: 'k-1' });
    const asked = fakeApi(answers);
    const user = await choose(/Achteraf/);
    await screen.findByText('Klarna in delen');
    await user.click(orderButton());
    expect(screen.getByRole('checkbox', { name: /18 jaar/ })).toBeInvalid();
    expect(asked.map(({ call }) => call)).not.toContain('POST checkout');
  });

  test('that is left without a word of approval gives the payment up', async () => {
    playKlarna({ approved: false, show_form: true });
    const asked = fakeApi({ ...answers, 'POST payment/cancel': [{ ...paid, paymentStatus: 'cancelled' }] });
    const timesLeft = watchLeaving();
    const user = await choose(/Achteraf/);
    await user.click(await screen.findByRole('checkbox', { name: /18 jaar/ }));
    await user.click(orderButton());
    await waitFor(() => expect(timesLeft()).toBe(1));
    expect(asked.at(-1)).toMatchObject({
      call: 'POST payment/cancel',
      items: [{ integrationType: 'klarna' }],
    });
  });

  test('that does not take the order says so before it is placed', async () => {
    playKlarna({ approved: false, show_form: false }, false);
    fakeApi(answers);
    await choose(/Achteraf/);
    expect(await screen.findByText(/Klarna kan deze bestelling niet betalen/)).toBeVisible();
  });
});

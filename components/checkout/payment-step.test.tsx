import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/languages/nl/interface.json';
import { emptyBasket } from '@/lib/basket/basket-math';
import type { PaymentMethodModel } from '@/lib/checkout/models';
import { paymentMethodsQuery } from '@/lib/checkout/queries';
import { siteRules } from '@/sites/rules';
import { PaymentStep } from './payment-step';

const texts = messages.checkout;
const ideal: PaymentMethodModel = { integrationType: 'sandbox', subIntegrationType: 'ideal', name: 'iDEAL' };
const { queryKey } = paymentMethodsQuery(siteRules.nl);

/** Nobody answers here: what is not known beforehand fails. */
function setUp(known: PaymentMethodModel[] | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (known) client.setQueryData(queryKey, known);
  render(
    <NextIntlClientProvider locale="nl" messages={messages}>
      <QueryClientProvider client={client}>
        <PaymentStep site={siteRules.nl} basket={emptyBasket('EUR')} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return { client, user: userEvent.setup() };
}
const placeOrder = () => screen.getByRole('button', { name: texts.placeOrder });
const summary = () => screen.findByText(/velden die aandacht vragen/).then((title) => title.closest('div'));

test('ways to pay that cannot be loaded are said to be missing, and are asked for again', async () => {
  const { client, user } = setUp(null);
  expect(await screen.findByText(texts.methodsFailed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.basket.tryAgain }));
  await waitFor(() => expect(client.getQueryState(queryKey)?.errorUpdateCount).toBe(2));
  client.setQueryData(queryKey, [ideal]);
  expect(await screen.findByRole('radio', { name: /iDEAL/ })).toBeVisible();
  expect(screen.queryByText(texts.methodsFailed)).not.toBeInTheDocument();
});

test('an order cannot be placed without ways to pay, and the list of problems leads to why', async () => {
  const { user } = setUp(null);
  await screen.findByText(texts.methodsFailed);
  await user.click(placeOrder());
  const problems = await summary();
  if (!problems) throw new Error('nothing is said');
  expect(within(problems).getByText(new RegExp(`: ${texts.methodsFailed}`))).toBeVisible();
  await user.click(within(problems).getByRole('link', { name: texts.paymentTitle }));
  expect(document.activeElement).toHaveTextContent(texts.methodsFailed);
});

test('a way to pay and the terms are asked for, each with the way to it', async () => {
  const { user } = setUp([ideal]);
  await user.click(placeOrder());
  const problems = await summary();
  if (!problems) throw new Error('nothing is said');
  expect(within(problems).getByText(new RegExp(`: ${texts.choosePayment}`))).toBeVisible();
  await user.click(within(problems).getByRole('link', { name: texts.paymentTitle }));
  expect(screen.getByRole('radio', { name: /iDEAL/ })).toHaveFocus();
});

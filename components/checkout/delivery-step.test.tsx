import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/languages/nl/interface.json';
import { ApiFailure } from '@/lib/api/failure';
import type { BasketModel } from '@/lib/basket/models';
import { emptyBasket } from '@/lib/basket/with-added';
import { siteRules } from '@/sites/rules';
import { DeliveryStep } from './delivery-step';

const texts = messages.checkout;
const price = { amount: 0, currency: 'EUR' as const };
const delivery = { from: '2026-12-12', until: '2026-12-15' };
const basket: BasketModel = {
  ...emptyBasket('EUR'),
  deliveryOptions: [
    { code: 'home', price, delivery },
    { code: 'placement', price: { ...price, amount: 4900 }, delivery },
  ],
};

/** @param answers to each choice, in turn */
function setUp(...answers: (Error | null)[]) {
  const chosen: string[] = [];
  const choose = async (method: string) => {
    chosen.push(method);
    const failure = answers.shift();
    if (failure) throw failure;
  };
  render(
    <NextIntlClientProvider locale="nl-NL" messages={messages}>
      <DeliveryStep
        site={siteRules.nl}
        basket={basket}
        isUpdating={false}
        onChoose={choose}
        onContinue={() => {}}
      />
    </NextIntlClientProvider>,
  );
  return { chosen, user: userEvent.setup() };
}
const placement = () => screen.getByRole('radio', { name: new RegExp(texts.deliveryMethods.placement) });

test('a refused delivery method says what the shop says', async () => {
  const said = 'Plaatsing is niet mogelijk op dit adres.';
  const { chosen, user } = setUp(new ApiFailure({ status: 409, code: 'state-conflict', message: said }));
  await user.click(placement());
  expect(chosen).toEqual(['placement']);
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
});

test('a choice that did not arrive says so, until another one is made', async () => {
  const { user } = setUp(new ApiFailure({ status: 0, code: 'network', message: '' }), null);
  await user.click(placement());
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.deliveryFailed);
  await user.click(placement());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

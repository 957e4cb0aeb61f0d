import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { ApiFailure } from '@/lib/api/failure';
import type { BasketModel } from '@/lib/basket/models';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { toBasket } from '@/lib/basket/to-basket';
import { emptyBasket } from '@/lib/basket/with-added';
import messages from '@/messages/nl/interface.json';
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

beforeEach(() => window.sessionStorage.clear());

/** @param answers to each choice and note, in turn; `stored` to the press that goes on */
function setUp(...answers: (Error | Promise<void> | null)[]) {
  return setUpWith(basket, ...answers);
}
function setUpWith(basket: BasketModel, ...answers: (Error | Promise<void> | null)[]) {
  const stored = { answer: Promise.resolve(true) };
  const chosen: string[] = [];
  const onContinue = jest.fn();
  const choose = async (method: string) => {
    chosen.push(method);
    const failure = answers.shift();
    if (failure instanceof Error) throw failure;
    await failure;
  };
  const { unmount } = render(
    <NextIntlClientProvider locale="nl-NL" messages={messages}>
      <DeliveryStep
        site={siteRules.nl}
        basket={basket}
        whenStored={() => stored.answer}
        onChoose={choose}
        onOldPieces={(pieces) => choose(String(pieces))}
        onNote={choose}
        onContinue={onContinue}
      />
    </NextIntlClientProvider>,
  );
  return { chosen, onContinue, stored, unmount, user: userEvent.setup() };
}
const placement = () => screen.getByRole('radio', { name: new RegExp(texts.deliveryMethods.placement) });

test('a choice stays chosen while the shop is asked', async () => {
  const answer = Promise.withResolvers<void>();
  const { user } = setUp(answer.promise);
  await user.click(placement());
  expect(placement()).toBeChecked();
  // The basket of this test stays as it was.
  answer.resolve();
  await waitFor(() => expect(placement()).not.toBeChecked());
});

test('what is put together free of charge is told with each choice, and where', () => {
  const { items } = toBasket(
    basketAnswer([
      itemAnswer('V1', 1, { hasFreeInstallation: true }),
      itemAnswer('V2'),
      itemAnswer('V3', 1, { hasFreeInstallation: true, isGift: true }),
      itemAnswer('V4', 1, { hasFreeInstallation: true }),
    ]),
    siteRules.nl,
  );
  setUpWith({ ...basket, items });
  for (const place of ['achter de voordeur', 'in de kamer van uw keuze'])
    expect(screen.getByText(`Inclusief gratis montage ${place}: Bank V1, Bank V4.`)).toBeInTheDocument();
});

test('a basket that needs no assembly promises none', () => {
  setUp();
  expect(screen.queryByText(/gratis montage/)).not.toBeInTheDocument();
});

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

const noteField = () => screen.getByRole('textbox', { name: new RegExp(texts.noteLabel) });
const goOn = () => screen.getByRole('button', { name: texts.toPayment });

test('a note is with the basket before the payment opens', async () => {
  const { chosen, onContinue, user } = setUp();
  await user.type(noteField(), 'Smalle trap');
  await user.click(goOn());
  await waitFor(() => expect(onContinue).toHaveBeenCalledTimes(1));
  expect(chosen).toEqual(['Smalle trap']);
});

test('who has nothing to say goes on without a call', async () => {
  const { chosen, onContinue, user } = setUp();
  await user.click(goOn());
  await waitFor(() => expect(onContinue).toHaveBeenCalledTimes(1));
  expect(chosen).toEqual([]);
});

test('a press before a choice is stored waits for it, and goes on once', async () => {
  const { onContinue, stored, user } = setUp();
  const answer = Promise.withResolvers<boolean>();
  stored.answer = answer.promise;
  await user.click(goOn());
  await user.click(goOn());
  expect(onContinue).not.toHaveBeenCalled();
  expect(goOn()).toHaveAttribute('aria-busy', 'true');
  answer.resolve(true);
  await waitFor(() => expect(onContinue).toHaveBeenCalledTimes(1));
});

test('a press does not call back who has gone elsewhere meanwhile', async () => {
  const { onContinue, stored, unmount, user } = setUp();
  const answer = Promise.withResolvers<boolean>();
  stored.answer = answer.promise;
  await user.click(goOn());
  unmount();
  await act(async () => answer.resolve(true));
  expect(onContinue).not.toHaveBeenCalled();
});

test('a press stays where the choice before it was refused', async () => {
  const { onContinue, stored, user } = setUp();
  stored.answer = Promise.resolve(false);
  await user.click(goOn());
  await waitFor(() => expect(goOn()).not.toHaveAttribute('aria-busy', 'true'));
  expect(onContinue).not.toHaveBeenCalled();
});

test('a note that was refused says why at its field, stays, and holds the payment back', async () => {
  const fields = [{ property: 'note', message: 'Vul hoogstens 500 tekens in' }];
  const refused = new ApiFailure({ status: 400, code: 'invalid-input', message: 'Ongeldig', fields });
  const { onContinue, user } = setUp(refused, new ApiFailure({ status: 0, code: 'network', message: '' }));
  await user.type(noteField(), 'Smalle trap');
  await user.click(goOn());
  await waitFor(() => expect(noteField()).toHaveAccessibleDescription(/hoogstens 500 tekens/));
  await user.click(goOn());
  await waitFor(() => expect(noteField()).toHaveAccessibleDescription(new RegExp(texts.noteFailed)));
  expect(noteField()).toHaveValue('Smalle trap');
  expect(onContinue).not.toHaveBeenCalled();
});

test('a note that is being written survives a reload', async () => {
  const first = setUp();
  await first.user.type(noteField(), 'Smalle trap');
  first.unmount();
  const { chosen, user, onContinue } = setUp();
  expect(noteField()).toHaveValue('Smalle trap');
  await user.click(goOn());
  await waitFor(() => expect(onContinue).toHaveBeenCalled());
  expect(chosen).toEqual(['Smalle trap']);
  expect(window.sessionStorage).toHaveLength(0);
});

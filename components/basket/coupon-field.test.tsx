import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/languages/nl/interface.json';
import { siteRules } from '@/sites/rules';
import { CouponField } from './coupon-field';

function setUp(codes: string[]) {
  const field = (given: string[]) => (
    <NextIntlClientProvider locale="nl-NL" messages={messages}>
      <QueryClientProvider client={new QueryClient()}>
        <CouponField site={siteRules.nl} codes={given} />
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
  render(field(codes));
  return userEvent.setup();
}

test('an empty code is refused below the field, in words that belong to it', async () => {
  const user = setUp([]);
  await user.click(screen.getByRole('button', { name: 'Toepassen' }));
  expect(screen.getByLabelText('Kortingscode')).toBeInvalid();
  expect(screen.getByLabelText('Kortingscode')).toHaveAccessibleDescription(
    expect.stringContaining('Vul een geldige kortingscode in.'),
  );
});

test('a code that cannot be sent says so and stays to be tried again', async () => {
  const user = setUp([]);
  await user.type(screen.getByLabelText('Kortingscode'), 'WELKOM10{Enter}');
  // Nobody answers here.
  expect(await screen.findByText('De winkelmand kon niet worden aangepast')).toBeInTheDocument();
  expect(screen.getByLabelText('Kortingscode')).toHaveValue('WELKOM10');
});

test('a code that was given is shown with the way to take it out', () => {
  setUp(['WELKOM10']);
  expect(screen.getByRole('status')).toHaveTextContent('Kortingscode WELKOM10');
  expect(screen.getByRole('button', { name: 'Kortingscode WELKOM10 verwijderen' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Kortingscode')).not.toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/nl/interface.json';
import { ErrorSummary } from './error-summary';

const problem = { id: 'shipping-zipCode', label: 'Postcode', text: 'Vul uw postcode in' };

function summary(attempt: number, isWrong: boolean) {
  return (
    <NextIntlClientProvider locale="nl-NL" timeZone="Europe/Amsterdam" messages={messages}>
      <button type="button">elders</button>
      <ErrorSummary problems={isWrong ? [problem] : []} attempt={attempt} />
    </NextIntlClientProvider>
  );
}

test('takes the focus once for each attempt, also when the problems are known a moment later', () => {
  const { rerender } = render(summary(1, false));
  rerender(summary(1, true));
  expect(screen.getByRole('alert')).toHaveFocus();

  const elsewhere = screen.getByRole('button', { name: 'elders' });
  elsewhere.focus();
  rerender(summary(1, false));
  rerender(summary(1, true));
  expect(elsewhere).toHaveFocus();

  rerender(summary(2, true));
  expect(screen.getByRole('alert')).toHaveFocus();
});

import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { ForgotPasswordForm } from './forgot-password-form';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

afterEach(clearVisit);

async function ask(email: string) {
  const { user } = showInShop(<ForgotPasswordForm />);
  await user.type(screen.getByLabelText('E-mailadres'), email);
  await user.click(screen.getByRole('button', { name: 'Link versturen' }));
}

test('the mail is announced without telling whether there is an account', async () => {
  const asked = fakeApi({ 'POST customerresetpwd': [{ email: 'sanne@example.nl' }] });
  await ask('sanne@example.nl');
  expect(await screen.findByRole('status')).toHaveTextContent('Is er een account met sanne@example.nl');
  expect(asked.map(({ items }) => items)).toEqual([[{ email: 'sanne@example.nl' }]]);
  // The button that had the focus is gone.
  await waitFor(() => expect(screen.getByRole('status')).toContainElement(document.querySelector(':focus')));
  expect(screen.getByRole('link', { name: 'Terug naar inloggen' })).toBeInTheDocument();
});

test('a refusal is said above the form, which keeps the address', async () => {
  fakeApi({ 'POST customerresetpwd': refuse('too-many-requests', 'Probeer het over een uur opnieuw') });
  await ask('sanne@example.nl');
  expect(await screen.findByRole('alert')).toHaveTextContent('Probeer het over een uur opnieuw');
  expect(screen.getByLabelText('E-mailadres')).toHaveValue('sanne@example.nl');
});

test('what is no address is not sent', async () => {
  const asked = fakeApi({});
  await ask('sanne');
  await waitFor(() =>
    expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Vul een geldig e-mailadres in'),
  );
  expect(asked).toEqual([]);
});

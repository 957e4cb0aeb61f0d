import { screen, waitFor } from '@testing-library/react';
import { watchLeaving } from '@/components/testing/browser-parts';
import { fakeApi, refuse, tokensOf } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

const params = { site: 'nl' };
jest.mock('next/navigation', () => ({
  useParams: () => params,
  useSearchParams: () => new URLSearchParams(),
}));

const lookUp = 'POST lookup/customer/email';

afterEach(() => {
  clearVisit();
  params.site = 'nl';
});

async function fill(user: ReturnType<typeof showInShop>['user'], password = 'een lang wachtwoord') {
  await user.type(screen.getByLabelText('Voornaam'), 'Sanne');
  await user.type(screen.getByLabelText('Achternaam'), 'de Wit');
  await user.type(screen.getByLabelText('E-mailadres'), 'sanne@example.nl');
  await user.type(screen.getByLabelText('Wachtwoord'), password);
}
const send = (user: ReturnType<typeof showInShop>['user']) =>
  user.click(screen.getByRole('button', { name: 'Account aanmaken' }));

test('an account is made without the newsletter unless it is wished for', async () => {
  const asked = fakeApi({ [lookUp]: [{ emailIsUsed: false }], 'POST signup': [tokensOf('Customer')] });
  const timesLeft = watchLeaving();
  const { user } = showInShop(<SignUpForm />);
  await fill(user);
  await send(user);
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(asked.map(({ call }) => call)).toEqual([lookUp, 'POST signup']);
  expect(asked[1]?.items).toMatchObject([
    { firstName: 'Sanne', lastName: 'de Wit', email: 'sanne@example.nl' },
  ]);
});

test('a shop for businesses asks which one it is, before anything is sent', async () => {
  params.site = 'b2bTr';
  const asked = fakeApi({ 'POST /api/b2bTr/signup': [tokensOf('Customer')] });
  const timesLeft = watchLeaving();
  const { user } = showInShop(<SignUpForm />);
  await fill(user);
  await send(user);
  const office = screen.getByLabelText('Belastingkantoor');
  await waitFor(() => expect(office).toBeInvalid());
  expect(asked.map(({ call }) => call)).toEqual(['POST /api/b2bTr/lookup/customer/email']);
  await user.type(screen.getByLabelText('Bedrijfsnaam'), 'Yılmaz Mobilya');
  await user.type(office, 'Şişli');
  await user.type(screen.getByLabelText('Belastingnummer'), '1234567890');
  await send(user);
  await waitFor(() => expect(timesLeft()).toBe(1));
  const business = { companyName: 'Yılmaz Mobilya', taxOffice: 'Şişli', taxNumber: '1234567890' };
  expect(asked.at(-1)?.items).toMatchObject([business]);
});

test('a newsletter that cannot be asked for does not stop the account', async () => {
  const asked = fakeApi({ 'POST signup': [tokensOf('Customer')], 'POST subscribe': refuse('unavailable') });
  const timesLeft = watchLeaving();
  const { user } = showInShop(<SignUpForm />);
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: /nieuwsbrief/ }));
  await send(user);
  await waitFor(() => expect(timesLeft()).toBe(1));
  expect(asked.at(-1)).toMatchObject({
    call: 'POST subscribe?origin=desktop',
    items: [{ email: 'sanne@example.nl', source: 'sign-up' }],
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what the API refuses stands beside the field it names, which takes the focus', async () => {
  const message = 'Er is al een account met dit adres';
  fakeApi({ 'POST signup': refuse('email-taken', '[]', [{ property: 'email', message }]) });
  const { user } = showInShop(<SignUpForm />);
  await fill(user);
  await send(user);
  const email = screen.getByLabelText('E-mailadres');
  await waitFor(() => expect(email).toHaveAccessibleDescription(message));
  expect(email).toHaveFocus();
  expect(screen.getByLabelText('Voornaam')).toHaveValue('Sanne');
});

test('a short password is said before anything is sent', async () => {
  const asked = fakeApi({});
  const { user } = showInShop(<SignUpForm />);
  await fill(user, 'kort');
  await send(user);
  await waitFor(() =>
    expect(screen.getByLabelText('Wachtwoord')).toHaveAccessibleDescription(/Vul minstens 8 tekens in/),
  );
  expect(asked.map(({ call }) => call)).toEqual([lookUp]);
});

test('who leaves the field of an address that has an account is told so, and takes it along to sign in', async () => {
  const asked = fakeApi({ [lookUp]: [{ emailIsUsed: true }] });
  const { user, again } = showInShop(<SignUpForm />);
  const email = screen.getByLabelText('E-mailadres');
  const link = () => screen.queryByRole('link', { name: 'Log in met dit adres' });
  await user.type(email, 'Sanne@Example.nl');
  expect(asked).toEqual([]);
  await user.tab();
  await waitFor(() => expect(link()).toHaveAttribute('href', '/nl/auth/sign-in'));
  expect(screen.getByRole('status')).toHaveTextContent('Er is al een account met dit e-mailadres.');
  expect(asked.map(({ items }) => items)).toEqual([[{ email: 'sanne@example.nl' }]]);

  // Of another address it is not known.
  await user.type(email, '{Backspace}');
  expect(link()).not.toBeInTheDocument();
  await user.type(email, 'l');
  await user.tab();
  await waitFor(() => expect(link()).toBeInTheDocument());
  expect(asked).toHaveLength(1);

  watchLeaving();
  await user.click(screen.getByRole('link', { name: 'Log in met dit adres' }));
  again(<SignInForm />);
  expect(screen.getByLabelText('E-mailadres')).toHaveValue('Sanne@Example.nl');
});

test('what cannot be looked up is not spoken of, nor asked again; what is no address is never', async () => {
  const asked = fakeApi({ [lookUp]: refuse('too-many-requests', 'Probeer het later opnieuw') });
  const { user } = showInShop(<SignUpForm />);
  const email = screen.getByLabelText('E-mailadres');
  for (const text of ['iemand', '@example.nl']) {
    await user.type(email, text);
    await user.tab();
  }
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(email);
  await user.tab();
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(asked).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

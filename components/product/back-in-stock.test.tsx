import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import messages from '@/messages/nl/late.json';
import { BackInStock } from './back-in-stock';
import BackInStockForm from './back-in-stock-form';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const texts = messages.backInStock;

const send = 'POST product/V1/back-in-stock';
beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

async function show() {
  showInShop(<BackInStockForm vsin="V1" title="Bericht" />);
  const box = await screen.findByRole('textbox', { name: texts.label });
  return { box, button: screen.getByRole('button', { name: texts.submit }), user: userEvent.setup() };
}

it('puts the form in place of the button that asks for it, with the focus in its field', async () => {
  showInShop(<BackInStock vsin="V1" title="Bericht" />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Bericht' }));
  expect(await screen.findByRole('textbox', { name: texts.label })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Bericht' })).not.toBeInTheDocument();
});

it.each(['noted', 'available'] as const)('says that it is %s, where the focus is then', async (answer) => {
  const asked = fakeApi({ [send]: [{ status: answer }] });
  const { box, button, user } = await show();
  await user.type(box, ' sanne@example.nl ');
  await user.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent(texts[answer]);
  expect(screen.getByRole('status')).toHaveFocus();
  expect(asked).toMatchObject([{ call: send, items: [{ email: 'sanne@example.nl' }] }]);
});

it('asks for an address, says what is wrong with it, and loses nothing', async () => {
  const message = 'Vul een geldig e-mailadres in.';
  fakeApi({ [send]: refuse('invalid-input', '[]', [{ property: 'email', message }]) });
  const { box, button, user } = await show();
  await user.click(button);
  expect(box).toHaveAccessibleDescription(expect.stringContaining(texts.required));
  await user.type(box, 'sanne');
  await user.click(button);
  await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(box).toHaveValue('sanne');
});

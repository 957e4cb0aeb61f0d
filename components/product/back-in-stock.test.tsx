import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInShop } from '@/components/testing/in-shop';
import { ApiFailure } from '@/lib/api/failure';
import type { BackInStockAnswer } from '@/lib/product/ask-back-in-stock';
import messages from '@/messages/nl/late.json';
import { BackInStock } from './back-in-stock';
import BackInStockForm from './back-in-stock-form';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const texts = messages.backInStock;

async function show(send: () => Promise<BackInStockAnswer>) {
  showInShop(<BackInStockForm vsin="V1" title="Bericht" send={send} />);
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
  const { box, button, user } = await show(async () => answer);
  await user.type(box, ' sanne@example.nl ');
  await user.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent(texts[answer]);
  expect(screen.getByRole('status')).toHaveFocus();
});

it('asks for an address, says what is wrong with it, and loses nothing', async () => {
  const message = 'Vul een geldig e-mailadres in.';
  const fields = [{ property: 'email', message }];
  const { box, button, user } = await show(async () => {
    throw new ApiFailure({ status: 400, code: 'invalid-input', message: '[]', fields });
  });
  await user.click(button);
  expect(box).toHaveAccessibleDescription(expect.stringContaining(texts.required));
  await user.type(box, 'sanne');
  await user.click(button);
  expect(box).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(box).toHaveValue('sanne');
});

import { screen } from '@testing-library/react';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { PasswordField } from './password-field';

afterEach(clearVisit);

test('what is typed can be looked at and hidden again, without being lost', async () => {
  const { user } = showInShop(<PasswordField id="password" label="Wachtwoord" />);
  const field = screen.getByLabelText('Wachtwoord');
  expect(field).toHaveAttribute('type', 'password');
  await user.type(field, 'drie groene');
  await user.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('drie groene');
  await user.click(screen.getByRole('button', { name: 'Wachtwoord verbergen' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('drie groene');
});

test('looking at it does not send the form', async () => {
  const onSubmit = jest.fn();
  const { user } = showInShop(
    <form onSubmit={onSubmit}>
      <PasswordField id="password" label="Wachtwoord" />
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

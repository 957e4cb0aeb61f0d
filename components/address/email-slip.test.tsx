import { screen } from '@testing-library/react';
import { useState } from 'react';
import { showInShop } from '@/components/testing/in-shop';
import { EmailSlip } from './email-slip';

function Asked() {
  const [email, setEmail] = useState('');
  return (
    <>
      <input
        id="e"
        aria-label="E-mailadres"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <EmailSlip fieldId="e" onTake={setEmail} />
    </>
  );
}

test('a slip is asked about when the field is left, and put right with one press', async () => {
  const { user } = showInShop(<Asked />);
  const field = screen.getByLabelText('E-mailadres');
  await user.type(field, 'jan@gmial.com');
  expect(screen.queryByRole('button')).toBeNull();
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('Bedoelt u jan@gmail.com?');
  await user.click(screen.getByRole('button', { name: 'jan@gmail.com' }));
  expect(field).toHaveValue('jan@gmail.com');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an address without one is taken as it is', async () => {
  const { user } = showInShop(<Asked />);
  await user.type(screen.getByLabelText('E-mailadres'), 'jan@lindenwonen.example');
  await user.tab();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, later, refuse } from '@/components/testing/fake-api';
import { showInShop } from '@/components/testing/in-shop';
import messages from '@/messages/nl/late.json';
import { NewsletterForm } from './newsletter-form';

const texts = messages.newsletter;

const send = 'POST subscribe?origin=desktop';

function show(answer: Parameters<typeof fakeApi>[0][string] = [{}]) {
  const asked = fakeApi({ [send]: answer });
  showInShop(<NewsletterForm site="nl" source="footer" />);
  const box = screen.getByRole('textbox', { name: texts.label });
  const button = screen.getByRole('button', { name: texts.submit });
  return { asked, box, button, user: userEvent.setup() };
}

describe('NewsletterForm', () => {
  it('sends the address and says that a mail is on its way', async () => {
    const { asked, box, button, user } = show();
    await user.type(box, ' sanne@example.nl ');
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(texts.sent));
    expect(asked).toMatchObject([{ call: send, items: [{ email: 'sanne@example.nl', source: 'footer' }] }]);
    expect(box).toHaveValue('');
  });

  it('asks for an address before it sends', async () => {
    const { asked, box, button, user } = show();
    await user.click(button);
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(expect.stringContaining(texts.required));
    expect(asked).toEqual([]);
  });

  it('shows what the server says beside the field and keeps what was typed', async () => {
    const message = 'Vul een geldig e-mailadres in.';
    const { box, button, user } = show(refuse('invalid-input', '[]', [{ property: 'email', message }]));
    await user.type(box, 'sanne');
    await user.click(button);
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(box).toHaveValue('sanne');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('sends once however often the button is pressed meanwhile', async () => {
    const slow = later([{}]);
    const { asked, box, button, user } = show(slow.answer);
    await user.type(box, 'sanne@example.nl');
    await user.dblClick(button);
    slow.arrive();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(texts.sent));
    expect(asked).toHaveLength(1);
  });
});

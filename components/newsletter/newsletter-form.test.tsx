import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInShop } from '@/components/testing/in-shop';
import { ApiFailure } from '@/lib/api/failure';
import messages from '@/messages/nl/late.json';
import { NewsletterForm } from './newsletter-form';

const texts = messages.newsletter;

function show(send: (site: string, email: string) => Promise<void>) {
  showInShop(<NewsletterForm site="nl" source="footer" send={send} />);
  const box = screen.getByRole('textbox', { name: texts.label });
  const button = screen.getByRole('button', { name: texts.submit });
  return { box, button, user: userEvent.setup() };
}

describe('NewsletterForm', () => {
  it('sends the address and says that a mail is on its way', async () => {
    const sent: string[] = [];
    const { box, button, user } = show(async (site, email) => void sent.push(`${site} ${email}`));
    await user.type(box, ' sanne@example.nl ');
    await user.click(button);
    expect(sent).toEqual(['nl sanne@example.nl']);
    expect(screen.getByRole('status')).toHaveTextContent(texts.sent);
    expect(box).toHaveValue('');
  });

  it('asks for an address before it sends', async () => {
    const { box, button, user } = show(async () => {
      throw new Error('nothing to send');
    });
    await user.click(button);
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(expect.stringContaining(texts.required));
  });

  it('shows what the server says beside the field and keeps what was typed', async () => {
    const message = 'Vul een geldig e-mailadres in.';
    const fields = [{ property: 'email', message }];
    const { box, button, user } = show(async () => {
      throw new ApiFailure({ status: 400, code: 'invalid-input', message: '[]', fields });
    });
    await user.type(box, 'sanne');
    await user.click(button);
    expect(box).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(box).toHaveValue('sanne');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('sends once however often the button is pressed meanwhile', async () => {
    let calls = 0;
    const { box, button, user } = show(() => {
      calls += 1;
      return new Promise(() => undefined);
    });
    await user.type(box, 'sanne@example.nl');
    await user.dblClick(button);
    expect(calls).toBe(1);
  });
});

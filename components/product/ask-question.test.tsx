import { screen } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import { ApiFailure } from '@/lib/api/failure';
import messages from '@/messages/nl/late.json';
import { AskQuestion } from './ask-question';
import QuestionForm from './question-form';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const texts = messages.productQuestion;
const asked = 'Past de bank door een deur van 78 cm?';

async function show(send: (...sent: unknown[]) => Promise<void>) {
  const { user } = showInShop(<QuestionForm vsin="V1" title="Vraag" send={send} />);
  const question = await screen.findByRole('textbox', { name: texts.question });
  const email = screen.getByRole('textbox', { name: texts.email });
  return { user, question, email, button: screen.getByRole('button', { name: texts.submit }) };
}

it('puts the form in place of the button that asks for it, with the focus in its field', async () => {
  const { user } = showInShop(<AskQuestion vsin="V1" title="Stel uw vraag" />);
  await user.click(screen.getByRole('button', { name: 'Stel uw vraag' }));
  expect(await screen.findByRole('textbox', { name: texts.question })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Stel uw vraag' })).not.toBeInTheDocument();
});

it('sends what was asked, and says where the answer goes', async () => {
  const sent: unknown[] = [];
  const { user, question, email, button } = await show(
    async (_site, vsin, item) => void sent.push(vsin, item),
  );
  await user.type(question, asked);
  await user.type(email, ' sanne@example.nl ');
  await user.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent('sanne@example.nl');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent).toEqual(['V1', { email: 'sanne@example.nl', question: asked }]);
});

it('says beside each field what is missing, leads to the first, and loses nothing when it is refused', async () => {
  const message = 'Vul een geldig e-mailadres in.';
  const fields = [{ property: 'email', message }];
  const { user, question, email, button } = await show(async () => {
    throw new ApiFailure({ status: 400, code: 'invalid-input', message: '[]', fields });
  });
  await user.click(button);
  expect(question).toHaveAccessibleDescription(expect.stringContaining(texts.questionMissing));
  expect(email).toHaveAccessibleDescription(expect.stringContaining(texts.emailMissing));
  expect(question).toHaveFocus();
  await user.type(question, asked);
  await user.type(email, 'sanne');
  await user.click(button);
  expect(email).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(email).toHaveFocus();
  expect(question).toHaveValue(asked);
});

it('says above the form what is about none of its fields', async () => {
  const { user, question, email, button } = await show(async () => {
    throw new Error('away');
  });
  await user.type(question, asked);
  await user.type(email, 'sanne@example.nl');
  await user.click(button);
  expect(await screen.findByText(texts.failed)).toBeInTheDocument();
  expect(question).toHaveValue(asked);
});

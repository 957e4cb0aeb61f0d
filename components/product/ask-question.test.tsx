import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import messages from '@/messages/nl/late.json';
import { AskQuestion } from './ask-question';
import QuestionForm from './question-form';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const texts = messages.productQuestion;
const text = 'Past de bank door een deur van 78 cm?';

const send = 'POST product/V1/questions';
beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

async function show() {
  const { user } = showInShop(<QuestionForm vsin="V1" title="Vraag" />);
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
  const asked = fakeApi({ [send]: [{}] });
  const { user, question, email, button } = await show();
  await user.type(question, text);
  await user.type(email, ' sanne@example.nl ');
  await user.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent('sanne@example.nl');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(asked).toMatchObject([{ call: send, items: [{ email: 'sanne@example.nl', question: text }] }]);
});

it('says beside each field what is missing, leads to the first, and loses nothing when it is refused', async () => {
  const message = 'Vul een geldig e-mailadres in.';
  fakeApi({ [send]: refuse('invalid-input', '[]', [{ property: 'email', message }]) });
  const { user, question, email, button } = await show();
  await user.click(button);
  expect(question).toHaveAccessibleDescription(expect.stringContaining(texts.questionMissing));
  expect(email).toHaveAccessibleDescription(expect.stringContaining(texts.emailMissing));
  expect(question).toHaveFocus();
  await user.type(question, text);
  await user.type(email, 'sanne');
  await user.click(button);
  await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(email).toHaveFocus();
  expect(question).toHaveValue(text);
});

it('says above the form what is about none of its fields', async () => {
  Object.assign(window, { fetch: async () => Promise.reject(new TypeError('away')) });
  const { user, question, email, button } = await show();
  await user.type(question, text);
  await user.type(email, 'sanne@example.nl');
  await user.click(button);
  expect(await screen.findByText(texts.failed)).toBeInTheDocument();
  expect(question).toHaveValue(text);
});

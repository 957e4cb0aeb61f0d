import { screen, within } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import messages from '@/messages/nl/late.json';
import { Conversation } from './conversation';

let mockPath = '/nl/bank-oslo-p-V100101';
jest.mock('next/navigation', () => ({
  usePathname: () => mockPath,
  useParams: () => ({ site: 'nl' }),
}));

const texts = messages.chat;
const answer = { title: 'Oslo: maten', lines: ['Breedte: 212 cm'], link: null };

beforeAll(() => {
  Object.assign(Element.prototype, { scrollTo() {} });
});
beforeEach(() => {
  mockPath = '/nl/bank-oslo-p-V100101';
});
afterEach(clearVisit);

async function ask(user: ReturnType<typeof showInShop>['user'], question: string) {
  await user.type(screen.getByRole('textbox', { name: texts.question }), `${question}{Enter}`);
}

test('a question goes out with the product at hand, and its answer is read out', async () => {
  const asked = fakeApi({ 'POST support/answers': [answer] });
  const { user } = showInShop(<Conversation />);
  expect(screen.getByRole('log')).toHaveTextContent(texts.machine);
  await ask(user, 'Hoe breed?');
  expect(await within(screen.getByRole('log')).findByText('Breedte: 212 cm')).toBeVisible();
  expect(asked.map(({ items }) => items)).toEqual([[{ question: 'Hoe breed?', productId: 'V100101' }]]);
});

test('on other pages no product is at hand', async () => {
  mockPath = '/nl/banken-c-C11';
  const asked = fakeApi({ 'POST support/answers': [] });
  const { user } = showInShop(<Conversation />);
  await user.click(screen.getByRole('button', { name: texts.suggest.cost }));
  expect(await screen.findByText(/^Dat weten wij hier niet\./)).toBeVisible();
  expect(asked.map(({ items }) => items)).toEqual([[{ question: texts.suggest.cost, productId: '' }]]);
});

test('what could not be asked is asked again by a press, and stands there once', async () => {
  fakeApi({});
  const { user } = showInShop(<Conversation />);
  await ask(user, 'Hoe breed?');
  const again = await screen.findByRole('button', { name: texts.tryAgain });
  fakeApi({ 'POST support/answers': [answer] });
  await user.click(again);
  expect(await screen.findByText('Breedte: 212 cm')).toBeVisible();
  expect(screen.getAllByText('Hoe breed?')).toHaveLength(1);
});

test('a message goes to a person, with the conversation only for whoever says so', async () => {
  const asked = fakeApi({ 'POST support/answers': [answer], 'POST support': [{ received: 'received' }] });
  visitAs('Customer');
  const { user } = showInShop(<Conversation />);
  await ask(user, 'Hoe breed?');
  await screen.findByText('Breedte: 212 cm');
  for (const isShared of [false, true]) {
    await user.click(screen.getByRole('button', { name: texts.toPerson }));
    await user.type(screen.getByRole('textbox', { name: texts.message.text }), 'Belt u mij?');
    if (isShared) await user.click(screen.getByRole('checkbox', { name: texts.message.withConversation }));
    await user.click(screen.getByRole('button', { name: texts.message.send }));
    expect(await screen.findByText(/antwoorden op sanne@example\.nl/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.message.back }));
  }
  const sent = asked.filter(({ call }) => call === 'POST support').map(({ items }) => items[0]);
  const shared = { name: 'Sanne de Wit', email: 'sanne@example.nl', subject: texts.message.subject };
  expect(sent).toEqual([
    { ...shared, message: 'Belt u mij?' },
    { ...shared, message: 'Belt u mij?\n\n—\n\n> Hoe breed?\n\nOslo: maten\nBreedte: 212 cm' },
  ]);
});

test('a message that is being written waits while an answer is read, and is gone once it is sent', async () => {
  fakeApi({ 'POST support': [{ received: 'received' }] });
  visitAs('Customer');
  const { user } = showInShop(<Conversation />);
  const write = () => user.click(screen.getByRole('button', { name: texts.toPerson }));
  const back = () => user.click(screen.getByRole('button', { name: texts.message.back }));
  await write();
  await user.type(screen.getByLabelText(texts.message.text), 'Past de kast');
  await back();
  await write();
  expect(screen.getByLabelText(texts.message.text)).toHaveValue('Past de kast');
  await user.click(screen.getByRole('button', { name: texts.message.send }));
  await screen.findByText(/antwoorden op sanne@example\.nl/);
  await back();
  await write();
  expect(screen.getByLabelText(texts.message.text)).toHaveValue('');
});

test('a guest finds name and address again too', async () => {
  fakeApi({});
  const { user } = showInShop(<Conversation />);
  const write = () => user.click(screen.getByRole('button', { name: texts.toPerson }));
  await write();
  await user.type(screen.getByLabelText(texts.message.name), 'Sanne');
  await user.type(screen.getByLabelText(texts.message.email), 'sanne@example.nl');
  await user.click(screen.getByRole('button', { name: texts.message.back }));
  await write();
  expect(screen.getByLabelText(texts.message.name)).toHaveValue('Sanne');
  expect(screen.getByLabelText(texts.message.email)).toHaveValue('sanne@example.nl');
});

test('what the API refuses stands beside its field, and nothing written is lost', async () => {
  const fields = [{ property: 'email', message: 'Dit adres bestaat niet' }];
  fakeApi({ 'POST support': refuse('invalid-input', '', fields) });
  const { user } = showInShop(<Conversation />);
  await user.click(screen.getByRole('button', { name: texts.toPerson }));
  await user.click(screen.getByRole('button', { name: texts.message.send }));
  expect(screen.getByLabelText(texts.message.name)).toHaveFocus();
  await user.type(screen.getByLabelText(texts.message.name), 'Eva');
  await user.type(screen.getByLabelText(texts.message.email), 'eva@example.nl');
  await user.type(screen.getByLabelText(texts.message.text), 'Past de kast?');
  await user.click(screen.getByRole('button', { name: texts.message.send }));
  expect(await screen.findByText('Dit adres bestaat niet')).toBeVisible();
  expect(screen.getByLabelText(texts.message.email)).toHaveFocus();
  expect(screen.getByLabelText(texts.message.text)).toHaveValue('Past de kast?');
});

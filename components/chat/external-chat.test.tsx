import { act, screen } from '@testing-library/react';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import messages from '@/messages/nl/late.json';
import { ExternalChat } from './external-chat';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const address = 'https://chat.test/linden.js';
const texts = messages.chat.external;
const provider = { open: jest.fn(), close: jest.fn() };
const onOpened = jest.fn();
const chat = (isOpen: boolean) => <ExternalChat script={address} isOpen={isOpen} onOpened={onOpened} />;
const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${address}"]`);

/** The script of the provider has come, or cannot be had. */
async function answer(event: 'load' | 'error'): Promise<void> {
  if (event === 'load') window.lindenChat = provider;
  await act(async () => script()?.dispatchEvent(new Event(event)));
}

afterEach(() => {
  clearVisit();
  script()?.remove();
  delete window.lindenChat;
  jest.clearAllMocks();
});

test('it opens once its script has come', async () => {
  const { user } = showInShop(chat(true));
  await user.click(screen.getByRole('button', { name: texts.open }));
  expect(provider.open).not.toHaveBeenCalled();
  await answer('load');
  expect(onOpened).toHaveBeenCalledTimes(1);
  expect(provider.open).toHaveBeenCalledWith({ site: 'nl', locale: 'nl-NL', visitor: null });
});

test('one that is slow does not open for whoever has closed the panel, but at the next press', async () => {
  const { user, again } = showInShop(chat(true));
  await user.click(screen.getByRole('button', { name: texts.open }));
  again(chat(false));
  await answer('load');
  expect([onOpened.mock.calls, provider.open.mock.calls]).toEqual([[], []]);
  again(chat(true));
  await user.click(screen.getByRole('button', { name: texts.open }));
  expect(provider.open).toHaveBeenCalledTimes(1);
});

test('one that is slow does not open on a page that has no chat', async () => {
  const { user, unmount } = showInShop(chat(true));
  await user.click(screen.getByRole('button', { name: texts.open }));
  unmount();
  await answer('load');
  expect([onOpened.mock.calls, provider.open.mock.calls]).toEqual([[], []]);
});

test('one that cannot be had says how else to reach the shop, to whoever still waits for it', async () => {
  const { user, again } = showInShop(chat(true));
  await user.click(screen.getByRole('button', { name: texts.open }));
  await answer('error');
  expect(screen.getByRole('alert')).toBeVisible();
  again(chat(false));
  again(chat(true));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

import { act, screen } from '@testing-library/react';
import { featureFlags } from '@/api/contract/feature-flags';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { pageConfigId } from '@/lib/remote-config/page-config';
import messages from '@/messages/nl/late.json';
import Chat from './chat';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), usePathname: () => '/nl' }));

const launcher = () => screen.queryByRole('button', { name: messages.chat.launcher });

/** What the page carries of remote config, a second after it has become idle. */
async function showOn(config: object): Promise<void> {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = pageConfigId;
  script.textContent = JSON.stringify(config);
  document.body.append(script);
  showInShop(<Chat />);
  expect(launcher()).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000));
}

// The page is asked once in two minutes.
let now = Date.now();
beforeEach(() => {
  now += 600_000;
  jest.useFakeTimers({ now, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  document.getElementById(pageConfigId)?.remove();
  clearVisit();
});

test('it comes a second after the page', async () => {
  await showOn({ featureFlags, welcomePopup: null });
  expect(launcher()).toBeVisible();
});

test('it does not where remote config has switched it off', async () => {
  await showOn({ featureFlags: { ...featureFlags, chat: false }, welcomePopup: null });
  expect(launcher()).not.toBeInTheDocument();
});

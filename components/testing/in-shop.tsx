import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { receiveNotifications } from '@/lib/notifications/notify';
import { queryClient } from '@/lib/react-query/query-client';
import pageTexts from '@/messages/nl/interface.json';
import lateTexts from '@/messages/nl/late.json';
import { ruleTexts } from '@/messages/validation';

const messages = { ...pageTexts, ...lateTexts, validation: ruleTexts.nl };

/** A failure shows at once: React Query would wait and ask again. */
const defaultOptions = { queries: { retry: false }, mutations: { networkMode: 'always' as const } };

export function inShop(children: ReactNode, client = new QueryClient({ defaultOptions })): ReactNode {
  return (
    <NextIntlClientProvider locale="nl-NL" timeZone="Europe/Amsterdam" messages={messages}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </NextIntlClientProvider>
  );
}

/** Shows it with the Dutch texts and a cache of its own, and gives the shopper's hands. */
export function showInShop(children: ReactNode) {
  const client = new QueryClient({ defaultOptions });
  const view = render(inShop(children, client));
  return {
    ...view,
    again: (next: ReactNode) => view.rerender(inShop(next, client)),
    user: userEvent.setup({ delay: null }),
  };
}

/** What a browser keeps from one test to the next, and the timers of its cache, would mix them up. */
export function clearVisit(): void {
  queryClient().clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

/** What each test of a file was told by notifications, as `success: Opgeslagen`; call it where the file begins. */
export function hearNotifications(): readonly string[] {
  const told: string[] = [];
  let detach = () => {};
  beforeEach(() => {
    told.length = 0;
    detach = receiveNotifications(({ kind, text }) => told.push(`${kind}: ${text}`));
  });
  afterEach(() => detach());
  return told;
}

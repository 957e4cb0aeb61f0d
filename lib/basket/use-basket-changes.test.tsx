import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { siteRules } from '@/sites/rules';
import { useUpdateBasket } from './use-basket-changes';

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

/** @param refused notes that the shop does not take */
function setUp(...refused: string[]) {
  const asked = fakeApi({
    'PUT basket': ({ items }) => {
      if (refused.some((note) => JSON.stringify(items).includes(note))) return refuse('state-conflict');
      return [basketAnswer([itemAnswer('V1')])];
    },
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useUpdateBasket(siteRules.nl), { wrapper });
  const sent = () => asked.filter(({ call }) => call === 'PUT basket').length;
  return { result, sent, change: (note: string) => void result.current.update({ note }).catch(() => {}) };
}

test('waits for every change that is on its way', async () => {
  const { result, sent, change } = setUp();
  await act(async () => {
    change('one');
    change('two');
    expect(await result.current.whenStored()).toBe(true);
    expect(sent()).toBe(2);
  });
});

test('tells of a refusal among them, but not of one that was answered before', async () => {
  const { result, change } = setUp('one');
  await act(async () => {
    change('one');
    change('two');
    expect(await result.current.whenStored()).toBe(false);
  });
  await act(async () => expect(await result.current.whenStored()).toBe(true));
});

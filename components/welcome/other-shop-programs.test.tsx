import { act, screen } from '@testing-library/react';
import { fakeApi } from '@/components/testing/fake-api';
import { showInShop } from '@/components/testing/in-shop';
import { noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import OtherShop from './other-shop';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), usePathname: () => '/nl' }));

// A page asks once whether a program reads it, so this has a file of its own.
test('a program is offered nothing, and nobody asks where it is', async () => {
  Object.assign(window, { __PRERENDER__: true });
  decide(noneAllowed);
  const asked = fakeApi({ 'GET lookup/country': [{ country: 'DE' }] });
  showInShop(
    <>
      <OtherShop />
      <footer data-editions="be de" />
    </>,
  );
  // Time enough to ask, for whoever would.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect([asked.length, screen.queryByRole('complementary')]).toEqual([0, null]);
});

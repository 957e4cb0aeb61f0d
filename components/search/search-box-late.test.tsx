import { act, screen, waitFor } from '@testing-library/react';
import { knowSearchElement } from '@/components/testing/browser-parts';
import { fakeApi } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { SearchBox } from './search-box';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

let bringCode = () => {};
const mockCode = new Promise<void>((resolve) => {
  bringCode = resolve;
});
/** The code of the suggestions comes when the test lets it. */
jest.mock('@/lib/browser/with-retry', () => ({
  withRetry: (load: () => Promise<unknown>) => mockCode.then(load),
}));

beforeAll(knowSearchElement);
afterEach(clearVisit);

test('suggestions whose code comes after Escape, or after the field was left, stay away until more is typed', async () => {
  const found = { terms: ['hoekbank grijs'], categories: [], products: [] };
  const asked = fakeApi({ 'GET suggest': [found] });
  const { user } = showInShop(
    <>
      <SearchBox id="escaped" action="/nl/search" />
      <SearchBox id="left" action="/nl/search" />
    </>,
  );
  const [escaped, left] = screen.getAllByLabelText('Zoek in de winkel');
  if (!escaped || !left) throw new Error('two fields are shown');
  await user.type(left, 'hoek');
  await user.type(escaped, 'hoek{Escape}');
  await act(async () => bringCode());
  await waitFor(() => expect(asked).not.toHaveLength(0));
  await waitFor(() => expect(left).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(escaped, 'b');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
});

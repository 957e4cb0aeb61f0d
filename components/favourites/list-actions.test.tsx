import { screen, waitFor } from '@testing-library/react';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { ShareList } from './list-actions';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), useRouter: () => ({}) }));

const told = hearNotifications();
const cards = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ vsin: `V${number + 1}` }) as never);

afterEach(clearVisit);

test.each([
  [100, ''],
  [101, '. Alleen de eerste 100 producten staan in de link.'],
])('a link of %i products is copied, and what is left out is said', async (count, said) => {
  const { user } = showInShop(<ShareList cards={cards(count)} name="" />);
  await user.click(screen.getByRole('button', { name: 'Lijst delen' }));
  await waitFor(() => expect(told).toEqual([`success: De link naar uw lijst is gekopieerd${said}`]));
  expect(new URL(await navigator.clipboard.readText()).searchParams.get('of')?.split(',')).toHaveLength(100);
});

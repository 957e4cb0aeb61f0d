import { screen, waitFor } from '@testing-library/react';
import { knowSearchElement } from '@/components/testing/browser-parts';
import { showInShop } from '@/components/testing/in-shop';
import { QuestionSearch } from './question-search';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

beforeAll(knowSearchElement);
beforeEach(() => window.history.replaceState(null, '', '/nl/klantenservice'));

const show = () =>
  showInShop(
    <>
      <QuestionSearch />
      <section data-questions>
        <details>
          <summary>Wat kost de bezorging?</summary>
        </details>
        <details>
          <summary>Hoe kan ik betalen?</summary>
        </details>
      </section>
    </>,
  );
const field = () => screen.getByRole('searchbox', { name: 'Zoek in de veelgestelde vragen' });

test('what is typed leaves the questions that tell of it, which is said, and stands in the address', async () => {
  const { user } = show();
  await user.type(field(), 'bezorg');
  expect(screen.getByText('Wat kost de bezorging?')).toBeVisible();
  expect(screen.getByText('Hoe kan ik betalen?')).not.toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 vraag gevonden'));
  expect(window.location.hash).toBe('#q=bezorg');
  await user.clear(field());
  expect(screen.getByText('Hoe kan ik betalen?')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(window.location.hash).toBe('');
});

test('an address with words shows what they find', async () => {
  window.history.replaceState(null, '', '/nl/klantenservice#q=fiets');
  show();
  expect(field()).toHaveValue('fiets');
  expect(screen.getByText('Hoe kan ik betalen?')).not.toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Geen vraag gevonden/));
});

import { screen } from '@testing-library/react';
import { giveDialogs } from '@/components/testing/browser-parts';
import { fakeApi, refuse } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { ReportReview } from './report-review';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

beforeAll(giveDialogs);
afterEach(clearVisit);

test('a report is sent with its reason; one that fails can be sent again', async () => {
  let isUp = false;
  const asked = fakeApi({
    'POST reviews/7/report': () => (isUp ? [{ reportedAt: '2026-11-01T10:00:00Z' }] : refuse('unavailable')),
  });
  const { user } = showInShop(<ReportReview reviewId="7" title="Fijn" />);
  await user.click(screen.getByRole('button', { name: 'Beoordeling “Fijn” melden' }));
  await user.selectOptions(await screen.findByLabelText('Wat is er mis?'), 'advertising');
  await user.click(screen.getByRole('button', { name: 'Melding versturen' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Melding versturen' }));
  expect(await screen.findByText(/Wij kijken ernaar/)).toBeInTheDocument();
  const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeTruthy();
  expect(asked.at(-1)?.items).toEqual([{ reason: 'advertising', text: '' }]);
});

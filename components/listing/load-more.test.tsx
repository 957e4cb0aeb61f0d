import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { listingKeys } from '@/lib/listing/queries';
import { cardAnswer } from '@/lib/product-card/testing/card-answer';
import { toCardModel } from '@/lib/product-card/to-card-model';
import { queryClient } from '@/lib/react-query/query-client';
import messages from '@/messages/nl/interface.json';
import { LoadMore } from './load-more';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), useRouter: () => ({}) }));

const texts: Record<string, unknown> = messages;
const t = createTranslator({ locale: 'nl-NL', messages: texts, namespace: 'productCard' });
const search = 'type=category&vsin=C11';

const card = (vsin: string) => cardAnswer(vsin, { alias: 'bank', title: `Bank ${vsin}` });

function show() {
  return render(
    <NextIntlClientProvider locale="nl-NL" timeZone="Europe/Amsterdam" messages={messages}>
      <LoadMore
        search={search}
        page={1}
        pageCount={3}
        pageSize={24}
        total={60}
        nextHref="/nl/banken-c-C11?page=2"
      />
    </NextIntlClientProvider>,
  );
}

const more = () => screen.getByRole('link', { name: 'Meer producten tonen' });

beforeEach(() => {
  window.history.replaceState(null, '');
  // The pages are in the document's cache, as if fetched a moment ago.
  for (const page of [2, 3]) {
    queryClient().setQueryData(listingKeys.page('nl', search, page), [
      toCardModel(card(`V${page}`), { code: 'nl', locale: 'nl-NL' }, t),
    ]);
  }
});
// Its timers would outlive the tests.
afterAll(() => queryClient().clear());

test('it is a real link to the next page', () => {
  show();
  expect(more()).toHaveAttribute('href', '/nl/banken-c-C11?page=2');
  expect(more()).toHaveAttribute('rel', 'next');
  expect(screen.getByText('24 van 60 producten bekeken')).toBeInTheDocument();
});

test('a press appends a page and moves on to its first product', async () => {
  const user = userEvent.setup();
  show();
  await user.click(more());
  expect(await screen.findByRole('link', { name: 'Bank V2' })).toHaveFocus();
  expect(screen.getByText('48 van 60 producten bekeken')).toBeInTheDocument();
  await user.click(more());
  expect(await screen.findByRole('link', { name: 'Bank V3' })).toHaveFocus();
  expect(screen.getByText('60 van 60 producten bekeken')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Meer producten tonen' })).not.toBeInTheDocument();
});

test('coming back to the page brings the appended products back, without moving the focus', async () => {
  const user = userEvent.setup();
  const first = show();
  await user.click(more());
  await screen.findByRole('link', { name: 'Bank V2' });
  first.unmount();
  show();
  expect(await screen.findByRole('link', { name: 'Bank V2' })).not.toHaveFocus();
  expect(screen.getByText('48 van 60 producten bekeken')).toBeInTheDocument();
});

test('a scroll that ends in a listing which Back has left is not kept as the place in the other one', async () => {
  const user = userEvent.setup();
  show();
  await user.click(more());
  await screen.findByRole('link', { name: 'Bank V2' });
  const place = { lindenListing: { pages: 2, top: 900 } };
  window.history.pushState(place, '', '?colour=sand');
  window.dispatchEvent(new Event('scrollend'));
  expect(window.history.state).toEqual(place);
  window.history.replaceState(null, '', '/');
});

import { act, screen, waitFor } from '@testing-library/react';
import { Notifications } from '@/components/notifications/notifications';
import { showInShop } from '@/components/testing/in-shop';
import { withReports } from '@/lib/start/browser-error-reports';
import { reportsIn, titleOf } from '@/lib/testing/sent-reports';
import { failureTexts } from '@/messages/failure';
import StyleWatch from './style-watch';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, addListener() {} }) });
});
afterEach(() => {
  delete document.documentElement.dataset.sentryDsn;
  sessionStorage.clear();
  document.head.replaceChildren();
});

const fail = () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', '/_next/static/chunks/lost.css');
  document.head.append(link);
  act(() => void link.dispatchEvent(new Event('error')));
};

test('a style sheet that does not arrive is told when loading anew has not helped', async () => {
  sessionStorage.setItem('linden.reloaded', String(Date.now()));
  showInShop(
    <>
      <StyleWatch />
      <Notifications label="Meldingen" />
    </>,
  );
  fail();
  expect(await screen.findByText(failureTexts.nl.text)).toBeVisible();
  expect(screen.getByRole('button', { name: failureTexts.nl.retry })).toBeVisible();
});

test('the first time the page is loaded anew, and nothing is said', async () => {
  const reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showInShop(<StyleWatch />);
  fail();
  await waitFor(() => expect(reloads).toHaveBeenCalledTimes(1));
  expect(sessionStorage.length).toBe(1);
  reloads.mockRestore();
});

test('it is reported by the code of §8, before the page is loaded anew', async () => {
  document.documentElement.dataset.sentryDsn = 'https://key@errors.example/1';
  const order: string[] = [];
  const fetch = async (_address: string, { body }: { body: string }) => {
    order.push(...reportsIn(body).map(titleOf));
    return new Response('{}');
  };
  Object.assign(window, { fetch });
  // As they are once a page has been idle.
  await withReports(() => {});
  const reloads = jest.spyOn(console, 'error').mockImplementation(() => void order.push('loaded anew'));
  showInShop(<StyleWatch />);
  fail();
  await waitFor(() => expect(order).toHaveLength(2));
  expect(order).toEqual([
    'CSS_CHUNK_LOAD_FAILED: Failed to load /_next/static/chunks/lost.css',
    'loaded anew',
  ]);
  reloads.mockRestore();
});

import { act, screen } from '@testing-library/react';
import { Notifications } from '@/components/notifications/notifications';
import { showInShop } from '@/components/testing/in-shop';
import { failureTexts } from '@/messages/failure';
import StyleWatch from './style-watch';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, addListener() {} }) });
});
afterEach(() => {
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

test('the first time the page is loaded anew, and nothing is said', () => {
  const reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showInShop(<StyleWatch />);
  fail();
  expect(reloads).toHaveBeenCalledTimes(1);
  expect(sessionStorage.length).toBe(1);
  reloads.mockRestore();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { Link } from '@/components/ui/link';
import { dialogsKey } from '@/lib/browser/dialog-entry';
import { withRetry } from '@/lib/browser/with-retry';
import { FollowLinks } from './follow-links';

const mockRouter = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const address = `${window.location.origin}/nl/basket`;
const plain = { scroll: true, transitionTypes: undefined };

beforeEach(() => {
  mockRouter.push.mockClear();
  mockRouter.prefetch.mockClear();
});

function show(link = <Link href="/nl/basket">Mandje</Link>) {
  render(
    <>
      <FollowLinks />
      {link}
    </>,
  );
  return screen.getByText('Mandje');
}

/** Clicks, and tells whether the browser was left to follow the link; jsdom cannot. */
function press(target: Element, init = {}): boolean {
  let isLeft = true;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(target, init);
  return isLeft;
}

test('a press moves by the router, wherever in the link it falls', () => {
  const inner = show(
    <Link href="/nl/basket">
      <span>Mandje</span>
    </Link>,
  );
  expect(press(inner)).toBe(false);
  expect(mockRouter.push.mock.calls).toEqual([[address, plain]]);
});

test('the link says whether the page stays where it is, and what kind of move it is', () => {
  press(
    show(
      <Link href="/nl/basket" scroll={false} transitionType="to-product">
        Mandje
      </Link>,
    ),
  );
  expect(mockRouter.push.mock.calls).toEqual([[address, { scroll: false, transitionTypes: ['to-product'] }]]);
});

test('a press in a dialog that Back would close takes the place of its entry', () => {
  window.history.replaceState({ [dialogsKey]: 1 }, '');
  press(show());
  window.history.replaceState(null, '');
  expect(mockRouter.replace.mock.calls).toEqual([[address, plain]]);
  expect(mockRouter.push).not.toHaveBeenCalled();
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Cmd', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['with another button', { button: 1 }],
])('a press %s is the browser’s', (_, init) => {
  expect(press(show(), init)).toBe(true);
  expect(mockRouter.push).not.toHaveBeenCalled();
});

function expectLeftAlone(anchor: Element): void {
  expect(press(anchor)).toBe(true);
  fireEvent.pointerOver(anchor);
  expect(mockRouter.push).not.toHaveBeenCalled();
  expect(mockRouter.prefetch).not.toHaveBeenCalled();
}

test.each([
  ['another shop', { href: 'https://elsewhere.test/nl/basket' }],
  ['another window', { href: '/nl/basket', target: '_blank' }],
  ['a file', { href: '/nl/basket', download: true }],
])('a press that leads to %s is the browser’s', (_, props) => {
  expectLeftAlone(show(<Link {...props}>Mandje</Link>));
});

test('an anchor that is no `Link` is the browser’s', () => {
  expectLeftAlone(show(<a href="/nl/basket">Mandje</a>));
});

test('a handler of the link may take the press for itself', () => {
  const link = show(
    <Link href="/nl/basket" onClick={(event) => event.preventDefault()}>
      Mandje
    </Link>,
  );
  press(link);
  expect(mockRouter.push).not.toHaveBeenCalled();
});

test('pointing at it or focusing it fetches the page ahead, once', () => {
  const link = show();
  expect(mockRouter.prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(link);
  link.focus();
  fireEvent.pointerOver(link);
  expect(mockRouter.prefetch.mock.calls).toEqual([[address]]);
});

test('once code of the page was lost, links lead to whole documents', async () => {
  const link = show();
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new Error('offline');
  };
  jest.useFakeTimers();
  const loading = withRetry(load);
  isOnline = true;
  await jest.advanceTimersByTimeAsync(1000);
  await loading;
  jest.useRealTimers();
  expect(press(link)).toBe(true);
  expect(mockRouter.push).not.toHaveBeenCalled();
});

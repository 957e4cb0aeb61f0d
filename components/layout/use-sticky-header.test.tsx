import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { useStickyHeader } from './use-sticky-header';

function Header({ pathname }: { pathname: string }) {
  const header = useRef<HTMLElement>(null);
  useStickyHeader(header, pathname);
  return <header ref={header} />;
}

let resize = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {
        resize();
      }
      disconnect() {}
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { scrollY: 0 });
});

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
  act(() => jest.runAllTimers());
}

test('it sticks once the page has scrolled far enough, and no longer at the top', () => {
  const { container } = render(<Header pathname="/nl" />);
  scrollTo(100);
  expect(container.firstChild).not.toHaveAttribute('data-stuck');
  scrollTo(101);
  expect(container.firstChild).toHaveAttribute('data-stuck');
  scrollTo(0);
  expect(container.firstChild).not.toHaveAttribute('data-stuck');
});

test('it leaves a product’s page alone, also one that is reached from further down', () => {
  const { container, rerender } = render(<Header pathname="/nl" />);
  scrollTo(500);
  const product = Object.assign(document.createElement('div'), { id: 'page' });
  product.dataset.page = 'product';
  document.body.append(product);
  rerender(<Header pathname="/nl/bank-p-V1" />);
  expect(container.firstChild).not.toHaveAttribute('data-stuck');
  scrollTo(600);
  expect(container.firstChild).not.toHaveAttribute('data-stuck');
  product.remove();
});

test('its height is measured 100 ms after sizes have settled', () => {
  const { container } = render(<Header pathname="/nl" />);
  const header = container.querySelector('header');
  if (!header) throw new Error('no header');
  let height = 80;
  Object.defineProperty(header, 'offsetHeight', { get: () => height });
  const known = () => header.style.getPropertyValue('--header-height');
  height = 129;
  resize();
  jest.advanceTimersByTime(99);
  resize();
  jest.advanceTimersByTime(99);
  expect(known()).not.toBe('129px');
  jest.advanceTimersByTime(1);
  expect(known()).toBe('129px');
});

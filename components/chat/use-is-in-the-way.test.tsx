import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useIsInTheWay } from './use-is-in-the-way';

function Launcher() {
  const launcher = useRef<HTMLButtonElement>(null);
  const isInTheWay = useIsInTheWay(launcher);
  return (
    <button ref={launcher} type="button" data-away={isInTheWay || undefined}>
      Chat
    </button>
  );
}

/** Jest lays nothing out. */
function place(element: HTMLElement, left: number): void {
  element.getBoundingClientRect = () => new DOMRect(left, 800, 100, 50);
}

afterEach(() => {
  Object.assign(window, { scrollY: 0 });
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
});

async function focus(element: HTMLElement): Promise<void> {
  await act(async () => {
    element.focus();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

test('the launcher steps aside from a button below it, and comes back', async () => {
  const matches = (query: string) => ({ matches: true, media: query });
  Object.assign(window, { matchMedia: matches });
  render(
    <>
      <button type="button">Below</button>
      <button type="button">Elsewhere</button>
      <Launcher />
    </>,
  );
  const [below, elsewhere, launcher] = ['Below', 'Elsewhere', 'Chat'].map((name) =>
    screen.getByRole('button', { name }),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  place(below, 300);
  place(elsewhere, 0);
  place(launcher, 350);
  await focus(below);
  expect(launcher).toHaveAttribute('data-away');
  await focus(elsewhere);
  expect(launcher).not.toHaveAttribute('data-away');
});

async function scrollTo(top: number): Promise<void> {
  await act(async () => {
    Object.assign(window, { scrollY: top });
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

test('over the page it waits until one goes up, has come to the end or asks for it by keyboard', async () => {
  Object.assign(window, { matchMedia: (media: string) => ({ matches: false, media }) });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
  render(<Launcher />);
  const launcher = screen.getByRole('button', { name: 'Chat' });
  await scrollTo(0);
  expect(launcher).toHaveAttribute('data-away');
  await scrollTo(900);
  expect(launcher).toHaveAttribute('data-away');
  await scrollTo(700);
  expect(launcher).not.toHaveAttribute('data-away');
  await scrollTo(1200);
  expect(launcher).toHaveAttribute('data-away');
  await focus(launcher);
  expect(launcher).not.toHaveAttribute('data-away');
  await act(async () => launcher.blur());
  await scrollTo(4000 - window.innerHeight);
  expect(launcher).not.toHaveAttribute('data-away');
  await scrollTo(0);
  expect(launcher).toHaveAttribute('data-away');
});

test('an end that parts which come later put further down is none', async () => {
  Object.assign(window, { matchMedia: (media: string) => ({ matches: false, media }) });
  const tall = (value: number) =>
    Object.defineProperty(document.documentElement, 'scrollHeight', { value, configurable: true });
  tall(window.innerHeight + 500);
  render(<Launcher />);
  const launcher = screen.getByRole('button', { name: 'Chat' });
  await scrollTo(500);
  expect(launcher).not.toHaveAttribute('data-away');
  tall(4000);
  await scrollTo(504);
  expect(launcher).toHaveAttribute('data-away');
});

test('beside the page it is always there', async () => {
  Object.assign(window, { matchMedia: (media: string) => ({ matches: true, media }) });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
  render(<Launcher />);
  await scrollTo(900);
  expect(screen.getByRole('button', { name: 'Chat' })).not.toHaveAttribute('data-away');
});

test('on a phone it makes room for whatever is typed', async () => {
  Object.assign(window, { matchMedia: (media: string) => ({ matches: false, media }) });
  render(
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Tick" />
      <Launcher />
    </>,
  );
  const launcher = screen.getByRole('button', { name: 'Chat' });
  place(launcher, 350);
  await focus(screen.getByRole('textbox', { name: 'Name' }));
  expect(launcher).toHaveAttribute('data-away');
  await focus(screen.getByRole('checkbox', { name: 'Tick' }));
  expect(launcher).not.toHaveAttribute('data-away');
});

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { giveDialogs } from '@/components/testing/browser-parts';
import { showInShop } from '@/components/testing/in-shop';
import { Gallery } from './gallery';
import type { GalleryPicture } from './gallery-pictures';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const pictures: GalleryPicture[] = ['voorkant', 'zijkant', 'detail'].map((alt, index) => ({
  src: `/media/oslo-${index}.webp`,
  width: 1280,
  height: 960,
  alt,
  shows: null,
}));

beforeAll(() => {
  giveDialogs();
  Object.assign(Element.prototype, { scrollTo() {} });
});

const show = (some = pictures, isHigh = false) =>
  showInShop(<Gallery vsin="V1" pictures={some} title="Bank Oslo" isHigh={isHigh} />).user;
const current = () =>
  screen
    .getAllByRole('link', { name: /^Toon afbeelding/ })
    .findIndex((thumb) => thumb.getAttribute('aria-current') === 'true') + 1;
const zoom = () => screen.findByRole('dialog', { name: 'Afbeeldingen van Bank Oslo' });

test('of a high thing, which fills a square, pictures come a third wider', () => {
  const widthOf = () => screen.getByRole('img', { name: pictures[0]?.alt }).getAttribute('sizes');
  show();
  expect(widthOf()).toContain('100vw');
  cleanup();
  show(pictures, true);
  expect(widthOf()).toContain('133vw');
});

test('the arrows turn, from the last picture on to the first', async () => {
  const user = show();
  expect(current()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Vorige afbeelding' }));
  expect(current()).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Volgende afbeelding' }));
  expect(current()).toBe(1);
});

test('the arrow keys turn, and a thumbnail goes to its picture', async () => {
  const user = show();
  screen.getByRole('button', { name: 'Volgende afbeelding' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(current()).toBe(2);
  await user.keyboard('{ArrowLeft}');
  expect(current()).toBe(1);
  await user.click(screen.getByRole('link', { name: 'Toon afbeelding 3 van 3' }));
  expect(current()).toBe(3);
});

test('one picture needs no arrows and no thumbnails', () => {
  show(pictures.slice(0, 1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a picture of another colour says so, enlarged too', async () => {
  const user = show(
    pictures.map((picture, index) => ({ ...picture, shows: index === 1 ? 'Weefstof salie' : null })),
  );
  expect(screen.getAllByText('Afgebeeld: Weefstof salie')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: /^zijkant.*vergroten$/ }));
  const dialog = within(await zoom());
  expect(dialog.getByText('Afgebeeld: Weefstof salie')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Volgende afbeelding' }));
  expect(dialog.queryByText(/^Afgebeeld/)).not.toBeInTheDocument();
});

test('a press enlarges the picture; closing gives the focus to the one looked at last', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: /^zijkant.*vergroten$/ }));
  const dialog = within(await zoom());
  expect(dialog.getByRole('img', { name: 'zijkant' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Volgende afbeelding' }));
  expect(dialog.getByText('3 / 3')).toHaveAttribute('aria-live', 'polite');
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /^detail.*vergroten$/ })).toHaveFocus());
  expect(current()).toBe(3);
});

/** The browser's Back, which comes a little later. */
async function goBack(): Promise<void> {
  const wentBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => wentBack);
}

test('Back closes the enlarged picture and stays on the page', async () => {
  window.history.pushState({ page: 'product' }, '', '/nl/bank-p-V1');
  const user = show();
  await user.click(screen.getByRole('link', { name: /^zijkant.*vergroten$/ }));
  await zoom();
  await goBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^zijkant.*vergroten$/ })).toHaveFocus();
  expect([window.location.pathname, window.history.state]).toEqual(['/nl/bank-p-V1', { page: 'product' }]);
});

test('closed by its button, the enlarged picture leaves no entry behind', async () => {
  window.history.pushState({ page: 'product' }, '', '/nl/bank-p-V1');
  const user = show();
  await user.click(screen.getByRole('link', { name: /^zijkant.*vergroten$/ }));
  await user.click(within(await zoom()).getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(window.history.state).toEqual({ page: 'product' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('in the enlarged picture the keys turn while it is whole, and move it once it is not', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: /^voorkant.*vergroten$/ }));
  const dialog = within(await zoom());
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByText('2 / 3')).toBeInTheDocument();
  // What is pressed there does not turn the gallery behind it.
  expect(current()).toBe(1);
  await user.keyboard('+');
  expect(dialog.getByRole('img').style.transform).toMatch(/^matrix\(1\.6,/);
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByText('2 / 3')).toBeInTheDocument();
  await user.keyboard('-');
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByText('1 / 3')).toBeInTheDocument();
});

test('the buttons enlarge and reduce, and another picture is whole again', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: /^voorkant.*vergroten$/ }));
  const dialog = within(await zoom());
  const scale = () => Number(/matrix\(([\d.]+)/.exec(dialog.getByRole('img').style.transform)?.[1]);
  await user.click(dialog.getByRole('button', { name: 'Inzoomen' }));
  expect(scale()).toBeGreaterThan(1);
  await user.click(dialog.getByRole('button', { name: 'Uitzoomen' }));
  expect(scale()).toBe(1);
  await user.click(dialog.getByRole('button', { name: 'Inzoomen' }));
  await user.click(dialog.getByRole('button', { name: 'Volgende afbeelding' }));
  expect(scale()).toBe(1);
});

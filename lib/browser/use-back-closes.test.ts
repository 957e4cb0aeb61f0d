import { act, renderHook, waitFor } from '@testing-library/react';
import { dialogLevel } from './dialog-entry';
import { useBackCloses } from './use-back-closes';

function dialog() {
  const onClose = jest.fn();
  const hook = renderHook(({ isOpen }) => useBackCloses(isOpen, onClose), {
    initialProps: { isOpen: false },
  });
  return { onClose, show: (isOpen: boolean) => hook.rerender({ isOpen }) };
}

/** The browser's Back, which comes a little later. */
async function goBack(): Promise<void> {
  await act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        window.history.back();
      }),
  );
}

beforeEach(() => window.history.pushState({ page: 'a' }, '', '/nl'));

it('is closed by Back, on the page where it was opened and with the state of its router', async () => {
  const { show, onClose } = dialog();
  show(true);
  expect(window.history.state).toMatchObject({ page: 'a' });
  expect(dialogLevel()).toBe(1);
  await goBack();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect([window.location.pathname, dialogLevel()]).toEqual(['/nl', 0]);
  show(false);
});

it('leaves no entry behind when it is closed otherwise', async () => {
  const { show, onClose } = dialog();
  show(true);
  show(false);
  await waitFor(() => expect(dialogLevel()).toBe(0));
  expect(window.history.state).toEqual({ page: 'a' });
  expect(onClose).not.toHaveBeenCalled();
});

it('takes no entry away from a page that a link in it has led to', () => {
  const { show } = dialog();
  show(true);
  window.history.replaceState({ page: 'b' }, '', '/nl/about-us');
  show(false);
  expect(window.location.pathname).toBe('/nl/about-us');
});

it('stays when Back closes another one above it', async () => {
  const [below, above] = [dialog(), dialog()];
  below.show(true);
  above.show(true);
  await goBack();
  expect([below.onClose.mock.calls.length, above.onClose.mock.calls.length]).toEqual([0, 1]);
  above.show(false);
  await goBack();
  expect(below.onClose).toHaveBeenCalledTimes(1);
  below.show(false);
});

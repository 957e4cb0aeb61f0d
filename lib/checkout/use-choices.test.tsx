import { act, renderHook } from '@testing-library/react';
import { ApiFailure } from '@/lib/api/failure';
import { siteRules } from '@/sites/rules';
import { type Choices, takeUnsent } from './unsent-choices';
import { useChoices } from './use-choices';

const { nl } = siteRules;
const slot = { date: '2026-12-03', from: '12:00', until: '16:00' };

/** A shop that answers when the test says so. */
function openPage() {
  const sent: { choice: Choices; answer: () => void; fail: (error: Error) => void }[] = [];
  const send = (choice: Choices) =>
    new Promise<void>((resolve, reject) => void sent.push({ choice, answer: resolve, fail: reject }));
  const { result, unmount } = renderHook(() => useChoices(nl, send));
  const choose = (choice: Choices) => void result.current(choice).catch(() => undefined);
  return { sent, choose, unmount, choices: () => sent.map(({ choice }) => choice) };
}

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('what was not answered when the page was left is chosen anew by the next one, the latest of each kind', async () => {
  const left = openPage();
  left.choose({ deliveryMethod: 'home' });
  left.choose({ deliveryMethod: 'placement' });
  left.choose({ deliverySlot: slot });
  left.unmount();
  const next = openPage();
  expect(next.choices()).toEqual([{ deliveryMethod: 'placement', deliverySlot: slot }]);
  // Left once more before it is answered.
  next.unmount();
  const last = openPage();
  expect(last.choices()).toEqual(next.choices());
  await act(async () => last.sent[0]?.answer());
  expect(openPage().choices()).toEqual([]);
});

test('what was answered or refused is not', async () => {
  const { sent, choose } = openPage();
  choose({ deliveryMethod: 'placement' });
  choose({ oldPieces: 1 });
  choose({ deliverySlot: null });
  await act(async () => sent[0]?.answer());
  await act(async () => sent[1]?.fail(new ApiFailure({ status: 409, code: 'state-conflict', message: '' })));
  expect(takeUnsent(nl)).toEqual({ deliverySlot: null });
});

test('what broke off is kept for a page that comes at once, not for one that comes later', async () => {
  jest.useFakeTimers();
  const { sent, choose } = openPage();
  choose({ oldPieces: 1 });
  await act(async () => sent[0]?.fail(new TypeError('Failed to fetch')));
  expect(sessionStorage).toHaveLength(1);
  act(() => jest.advanceTimersByTime(2000));
  expect(takeUnsent(nl)).toBeNull();
});

test('whatever else is stored there is no choice', () => {
  const key = 'linden.nl-NL.nl.checkout-choices';
  for (const value of [7, { deliveryMethod: 'drone' }, { deliverySlot: { date: 1 } }, { oldPieces: '1' }]) {
    sessionStorage.setItem(key, JSON.stringify({ value, expiresAt: null }));
    expect(takeUnsent(nl)).toBeNull();
  }
});

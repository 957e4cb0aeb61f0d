import { act, renderHook } from '@testing-library/react';
import { useLinkKey } from './use-link-key';

const page = '/nl/overeenkomst-herroepen';

it('takes the key of the mail out of the address, which nobody else gets to see', () => {
  window.history.replaceState(null, '', `${page}?order=LW-1#key=a.b`);
  const { result } = renderHook(() => useLinkKey());
  expect(result.current).toBe('a.b');
  expect(window.location.href).toMatch(/\/nl\/overeenkomst-herroepen\?order=LW-1$/);
});

it('takes another one that is opened in the same tab', () => {
  window.history.replaceState(null, '', page);
  const { result } = renderHook(() => useLinkKey());
  expect(result.current).toBe('');
  window.history.replaceState(null, '', '#key=c.d');
  act(() => {
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(result.current).toBe('c.d');
  expect(window.location.hash).toBe('');
});

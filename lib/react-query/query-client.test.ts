import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from './query-client';

it('is one cache for all islands of a document', () => {
  expect(queryClient()).toBe(queryClient());
});

it('lets a change fail at once without a connection', () => {
  expect(queryClient().getDefaultOptions().mutations?.networkMode).toBe('always');
});

it('leaves asking again to whoever asks', async () => {
  const queryFn = jest.fn(() => Promise.reject(new Error('503')));
  const observer = new QueryObserver(queryClient(), { queryKey: ['busy'], queryFn });
  const failed = new Promise<void>((resolve) => {
    observer.subscribe(({ isError }) => isError && resolve());
  });
  await failed;
  expect(queryFn).toHaveBeenCalledTimes(1);
  observer.destroy();
  queryClient().clear();
});

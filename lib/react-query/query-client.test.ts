import { queryClient } from './query-client';

it('is one cache for all islands of a document', () => {
  expect(queryClient()).toBe(queryClient());
});

it('lets a change fail at once without a connection', () => {
  expect(queryClient().getDefaultOptions().mutations?.networkMode).toBe('always');
});

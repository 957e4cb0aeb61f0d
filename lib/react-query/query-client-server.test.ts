/** @jest-environment node */
import { queryClient } from './query-client';

it('is another cache for each rendering of a server, so that no visitor meets what was fetched for another', () => {
  expect(queryClient()).not.toBe(queryClient());
});

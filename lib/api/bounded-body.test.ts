/** @jest-environment node */
import { withBoundedBody } from './bounded-body';

const answer = (body: string | null) => new Response(body, { status: 203, headers: { 'x-kept': 'yes' } });

it('hands on a body that is as long as allowed, with its status and headers', async () => {
  const bounded = withBoundedBody(answer('12345'), 5);
  expect([bounded.status, bounded.headers.get('x-kept')]).toEqual([203, 'yes']);
  expect(await bounded.text()).toBe('12345');
});

it('breaks off a longer one', async () => {
  await expect(withBoundedBody(answer('123456'), 5).text()).rejects.toThrow('more than 5 bytes');
});

it('counts bytes, not letters', async () => {
  await expect(withBoundedBody(answer('éé'), 3).text()).rejects.toThrow(TypeError);
});

it('leaves an answer without a body as it is', () => {
  const empty = new Response(null, { status: 204 });
  expect(withBoundedBody(empty, 5)).toBe(empty);
});

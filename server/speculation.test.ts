/** @jest-environment node */
import { personalAreas } from '../lib/routes/personal-areas';
import { cacheable, closeShops, html, shopWith } from './testing';

afterEach(closeShops);

it('names, on pages for everyone, the rules by which browsers draw pages ahead', async () => {
  const { get, rendered } = await shopWith(html('<p>Linden</p>'));
  const page = await get('/nl');
  expect(page.headers['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await get('/speculation-rules.json');
  expect(rules).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/speculationrules+json' },
  });
  expect(JSON.parse(rules.body)).toEqual({
    prerender: [expect.objectContaining({ eagerness: 'moderate' })],
  });
  for (const area of personalAreas) expect(rules.body).toContain(area);
  expect((await get('/speculation-rules.json', {}, 'HEAD')).body).toBe('');
  expect(rendered).toHaveBeenCalledTimes(1);
});

it.each([
  ['what is no page', '/nl/slots/desktop/index/a?v=1', { 'content-type': 'application/json' }],
  ['a page for one visitor', '/nl/account/orders', {}],
])('names none on %s', async (_case, path, headers) => {
  const { get } = await shopWith(html('{}', 200, { ...cacheable, ...headers }));
  expect((await get(path)).headers['speculation-rules']).toBeUndefined();
});

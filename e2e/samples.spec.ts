import { randomUUID } from 'node:crypto';
import { address as typed } from './inputs/own';
import { mailTo } from './outbox';
import * as places from './places';
import { sofa } from './products';
import { open } from './shopper';
import { staffHeaders } from './staff';
import { expect, expectAccessible, test } from './test';
import { text } from './text';

test('samples of the cover at hand come by post, and staff record that they are under way', async ({
  page,
  request,
}) => {
  const email = `anna-${randomUUID()}@example.nl`;
  await open(page, sofa.path);
  const link = page.getByRole('main').locator(`a[href^="${places.samples}#"]`);
  const code = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: text('samplesPage.title') })).toBeVisible();
  const form = page.getByRole('main');
  const boxes = form.getByRole('group', { name: text('samples.choose') }).getByRole('checkbox');
  await expect(form.locator(`input[id="sample-${code}"]`)).toBeChecked();
  await boxes.nth(5).check();
  await expect(form.getByText(text('samples.chosen', { count: 2, max: 5 }))).toBeVisible();
  await form.getByRole('button', { name: text('samples.submit') }).click();
  await expect(form.locator('#shipping-email')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  // Whoever comes back finds what they chose.
  await page.reload();
  await expect(boxes.nth(5)).toBeChecked();
  const { phone: _none, ...address } = typed;
  const houseNumber = String(1 + Math.floor(Math.random() * 9000));
  for (const [field, words] of Object.entries({ ...address, email, houseNumber }))
    await form.locator(`#shipping-${field}`).fill(words);
  await form.getByRole('button', { name: text('samples.submit') }).click();
  await expect(form.getByRole('heading', { name: text('samples.doneTitle') })).toBeFocused();
  await expectAccessible(page);
  expect(await mailTo(request, email, 'samples-requested')).toContain(houseNumber);

  const headers = await staffHeaders(request);
  const list = await request.get(places.api('admin/sample-requests?status=requested&size=100'), { headers });
  const waiting: { items: { id: string; email: string }[] } = await list.json();
  const id = waiting.items.find((one) => one.email === email)?.id;
  expect((await request.post(places.api(`sample-requests/${id}/sent`), { headers })).ok()).toBe(true);
  await mailTo(request, email, 'samples-sent');
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { coupon } from '@/lib/promotions/testing/some-promotions';
import { PromotionList } from './promotion-list';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const told = hearNotifications();
afterEach(clearVisit);

const answer = [{ promotions: [], coupons: [coupon] }];
const show = (isDeliveredForFree = false) =>
  showInShop(<PromotionList vsin="V1" isDeliveredForFree={isDeliveredForFree} />);
const copy = () => screen.findByRole('button', { name: 'Kopieer code WELKOM10' });

test('a code is told with its terms and can be copied', async () => {
  fakeApi({ 'GET eligible-promotions/V1': answer });
  const { user } = show();
  expect(await screen.findByText('10% welkomstkorting')).toBeInTheDocument();
  expect(screen.getByText(/Vanaf €\s100.* · Eindigt op 31 december 2026/)).toBeInTheDocument();
  await user.click(await copy());
  await waitFor(() => expect(told).toEqual(['success: De kortingscode is gekopieerd']));
  expect(await navigator.clipboard.readText()).toBe('WELKOM10');
});

test('a clipboard that is closed is said', async () => {
  fakeApi({ 'GET eligible-promotions/V1': answer });
  const { user } = show();
  const button = await copy();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
  await user.click(button);
  await waitFor(() => expect(told).toEqual(['error: De kortingscode kon niet worden gekopieerd']));
});

test('free delivery is no offer for what is delivered for free', async () => {
  const actions = [{ type: 'freeDelivery' as const, percent: null, amount: null, productId: null }];
  const free = { ...coupon, id: 'gratis', title: 'Gratis bezorging', couponCode: 'GRATIS', actions };
  fakeApi({ 'GET eligible-promotions/V1': [{ promotions: [], coupons: [coupon, free] }] });
  show(true);
  await copy();
  expect(screen.queryByText('Gratis bezorging')).not.toBeInTheDocument();
  cleanup();
  show();
  expect(await screen.findByText('Gratis bezorging')).toBeInTheDocument();
});

test('a customer is asked for as such', async () => {
  visitAs('Customer');
  const asked = fakeApi({ 'GET eligible-promotions-for-customer/V1': answer });
  show();
  expect(await copy()).toBeInTheDocument();
  expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer /);
});

test.each([
  ['there is nothing', [{ promotions: [], coupons: [] }]],
  ['it cannot be had', refuse('unavailable')],
])('nothing stands there when %s', async (_case, found) => {
  const asked = fakeApi({ 'GET eligible-promotions/V1': found });
  const { container } = show();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

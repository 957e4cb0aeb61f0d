import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { saveViewed } from '@/lib/personalisation/recently-viewed';
import { cardAnswer as card } from '@/lib/product-card/testing/card-answer';
import { siteRules } from '@/sites/rules';
import { PersonalProducts } from './personal-products';
import { giveQuietPage } from './testing/quiet-page';
import { ViewedProducts } from './viewed-products';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), useRouter: () => ({}) }));

const { becomeIdle, setInSight, reset } = giveQuietPage();
beforeEach(reset);
afterEach(() => {
  act(() => decide(noneAllowed));
  clearVisit();
});

const init = 'POST personalisation/init';
const recommend = 'POST personalisation/recommend';
const visitor = { visitorId: 'c-1', consent: true, profile: null, segments: [], subscriptions: [] };
const answers = {
  [init]: [visitor],
  [recommend]: [{ widget: 'home', strategy: 'forYou', products: [card('V7')] }],
  'GET products-listing?type=search&sort=popular': [{ products: [card('V1')] }],
};
const show = (otherwise: 'popular' | 'nothing' = 'popular') =>
  showInShop(<PersonalProducts id="row" title="Voor u" widget="home" otherwise={otherwise} />);

test('who has allowed nothing sees what everybody sees, under a title that says so', async () => {
  visitAs('Guest');
  const asked = fakeApi(answers);
  show();
  await becomeIdle();
  expect(await screen.findByRole('region', { name: 'Veel gekozen' })).toBeVisible();
  expect(screen.getByText('Lamp V1')).toBeVisible();
  expect(asked.filter(({ call }) => call.includes('personalisation'))).toEqual([]);
});

test('what everybody sees is not what stands on the page already', async () => {
  visitAs('Guest');
  fakeApi({ 'GET products-listing?type=search&sort=popular': [{ products: [card('V1'), card('V12')] }] });
  showInShop(
    <>
      <article data-card="V1 10000 - 3" />
      <PersonalProducts id="row" title="Voor u" widget="home" otherwise="popular" />
    </>,
  );
  await becomeIdle();
  expect(await screen.findByText('Lamp V12')).toBeVisible();
  expect(screen.queryByText('Lamp V1')).not.toBeInTheDocument();
});

test('where others see nothing, nothing is asked', async () => {
  visitAs('Guest');
  const asked = fakeApi(answers);
  show('nothing');
  await becomeIdle();
  expect(asked).toEqual([]);
});

test('who has allowed it sees their own, and no longer once they take it back', async () => {
  visitAs('Guest');
  decide(allAllowed);
  fakeApi(answers);
  show();
  await becomeIdle();
  expect(await screen.findByRole('region', { name: 'Voor u' })).toBeVisible();
  act(() => decide(noneAllowed));
  expect(screen.queryByRole('region', { name: 'Voor u' })).not.toBeInTheDocument();
});

test.each([
  ['waits where it would move what is being read', 300, false, 0],
  ['comes at the end of a page at once', 0, false, 1],
  ['comes where there is room for it at once', 300, true, 1],
])('a row in sight %s', async (_what, offsetHeight, hasRoom, rows) => {
  setInSight(true);
  const asked = fakeApi(answers);
  showInShop(
    <>
      <PersonalProducts id="row" title="Voor u" widget="home" otherwise="popular" hasRoom={hasRoom} />
      <footer
        ref={(footer) => {
          // Without layout nothing has a place or a height.
          if (footer)
            Object.defineProperties(footer, {
              offsetHeight: { value: offsetHeight },
              offsetParent: { value: document.body },
            });
        }}
      />
    </>,
  );
  await becomeIdle();
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => {});
  expect(screen.queryAllByRole('region')).toHaveLength(rows);
});

test('where nothing comes nothing stands', async () => {
  visitAs('Guest');
  decide(allAllowed);
  const asked = fakeApi({});
  show();
  await becomeIdle();
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a row that the server has drawn keeps its room, and makes way at once for the visitor’s own', async () => {
  setInSight(true);
  visitAs('Guest');
  decide(allAllowed);
  const asked = fakeApi(answers);
  showInShop(
    <PersonalProducts id="row" title="Voor u" widget="home" otherwise="nothing">
      <p>Veel gekozen</p>
    </PersonalProducts>,
  );
  expect(screen.getByText('Veel gekozen')).toBeVisible();
  await becomeIdle();
  expect(await screen.findByRole('region', { name: 'Voor u' })).toBeVisible();
  expect(screen.queryByText('Veel gekozen')).not.toBeInTheDocument();
  act(() => decide(noneAllowed));
  expect(screen.getByText('Veel gekozen')).toBeVisible();
  expect(asked.filter(({ call }) => call.includes('products-listing'))).toEqual([]);
});

describe('what was viewed before', () => {
  const seen = ['V1', 'V2', 'V3'];
  const cards = { 'GET product-cards?vsins=V3%2CV2%2CV1': seen.toReversed().map((vsin) => card(vsin)) };
  const title = { name: 'Eerder bekeken' };
  const see = () => {
    decide(allAllowed);
    for (const vsin of seen)
      saveViewed(siteRules.nl, {
        vsin,
        title: vsin,
        href: `/nl/lamp-p-${vsin}`,
        picture: '/media/lamp.webp',
      });
  };
  const showViewed = (without: readonly string[] = []) =>
    showInShop(<ViewedProducts id="viewed" title="Eerder bekeken" without={without} />);

  test('is shown as cards of today, the last first, without what stands on the page already', async () => {
    see();
    fakeApi(cards);
    showViewed(['V2']);
    await becomeIdle();
    expect(await screen.findByRole('region', title)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Lamp V3',
      'Lamp V1',
    ]);
    act(() => decide(noneAllowed));
    expect(screen.queryByRole('region', title)).not.toBeInTheDocument();
  });

  test('has no heading without products, and asks for nothing where nothing is remembered', async () => {
    see();
    const asked = fakeApi(cards);
    const { unmount } = showViewed(seen);
    await becomeIdle();
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => {});
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    unmount();
    act(() => decide(noneAllowed));
    showViewed();
    await becomeIdle();
    expect(asked).toHaveLength(1);
  });
});

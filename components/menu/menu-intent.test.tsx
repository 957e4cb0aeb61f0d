import { screen, within } from '@testing-library/react';
import { fakeApi } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { MenuIntent } from './menu-intent';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

afterEach(clearVisit);

const place = (vsin: string, title: string) =>
  `<section aria-label="${title}"><button type="button">${title}</button><details><summary>${title}</summary><div class="menu-panel"><div><a href="/nl/${title.toLowerCase()}-c-${vsin}">Alles</a></div></div></details></section>`;
const bar = place('C1', 'Wonen') + place('C2', 'Tuin');
const node = (vsin: string, title: string, children: object[] = []) => ({
  type: 'category',
  alias: title.toLowerCase(),
  media: null,
  vsin,
  title,
  children,
});
const categories = [
  node('C1', 'Wonen', [node('C11', 'Banken')]),
  node('C2', 'Tuin', [node('C21', 'Tuinstoelen')]),
];
const inPlace = (title: string) => within(screen.getByRole('region', { name: title }));

const show = () => {
  const asked = fakeApi({ 'GET categories': categories });
  return { asked, ...showInShop(<MenuIntent kind="bar" html={bar} />) };
};

test('the levels of the menu wait until somebody comes near', () => {
  const { asked } = show();
  expect(screen.queryByRole('link', { name: 'Banken' })).not.toBeInTheDocument();
  expect(asked).toHaveLength(0);
});

test('the pointer brings them, each to its place', async () => {
  await show().user.hover(screen.getByRole('button', { name: 'Wonen' }));
  expect(await inPlace('Wonen').findByRole('link', { name: 'Banken' })).toBeInTheDocument();
  expect(inPlace('Tuin').getByRole('link', { name: 'Tuinstoelen' })).toBeInTheDocument();
});

test('the keyboard brings them', async () => {
  await show().user.tab();
  expect(await inPlace('Wonen').findByRole('link', { name: 'Banken' })).toBeInTheDocument();
});

test('a menu that is drawn anew has them too', async () => {
  const { user, again } = show();
  await user.hover(screen.getByRole('button', { name: 'Wonen' }));
  await inPlace('Wonen').findByRole('link', { name: 'Banken' });
  again(<MenuIntent kind="bar" html={place('C2', 'Tuin')} />);
  expect(await inPlace('Tuin').findByRole('link', { name: 'Tuinstoelen' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Banken' })).not.toBeInTheDocument();
});

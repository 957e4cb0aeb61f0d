import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { PersonalProducts } from './personal-products';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), useRouter: () => ({}) }));

const idle: (() => void)[] = [];
beforeAll(() => {
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    cancelIdleCallback: () => {},
  });
});
beforeEach(() => {
  idle.length = 0;
});
afterEach(clearVisit);

const show = () => showInShop(<PersonalProducts id="row" title="Voor u" widget="home" isPersonal={false} />);
const becomeIdle = () => act(async () => idle.forEach((callback) => void callback()));

test('nothing is asked for somebody the shop does not know', async () => {
  const asked = fakeApi({});
  show();
  await becomeIdle();
  expect(asked).toEqual([]);
});

test('where nothing comes nothing stands', async () => {
  visitAs('Guest');
  const asked = fakeApi({});
  show();
  expect(asked).toEqual([]);
  await becomeIdle();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

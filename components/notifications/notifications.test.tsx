import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import { type AddedModel, notify } from '@/lib/notifications/notify';
import { Notifications } from './notifications';

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, addListener() {} }) });
});

test('the live region stands before the first notification, which is then read out and can be undone', async () => {
  const undo = jest.fn();
  const { container, user } = showInShop(<Notifications label="Meldingen" />);
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  act(() =>
    notify('success', 'Bank Oslo is verwijderd', {
      length: 'long',
      action: { title: 'Ongedaan maken', onClick: undo },
    }),
  );
  expect(region).toContainElement(await screen.findByText('Bank Oslo is verwijderd'));
  screen.getByRole('button', { name: 'Ongedaan maken' }).focus();
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
});

/** A page with two buttons, of which the first was pressed: the other is where Tab would lead. */
async function pressInShop() {
  const { user } = showInShop(
    <>
      <button type="button">In winkelmand</button>
      <button type="button">Vergelijken</button>
      <Notifications label="Meldingen" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'In winkelmand' }));
  return user;
}

test('the next Tab reaches what a notification offers, and the one after it goes on from where that was', async () => {
  const user = await pressInShop();
  act(() =>
    notify('success', 'Bank Oslo ligt in uw winkelmand', { action: { title: 'Bekijk', onClick: () => {} } }),
  );
  await screen.findByText('Bank Oslo ligt in uw winkelmand');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Bekijk' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Vergelijken' })).toHaveFocus();
});

const picture = {
  securePath: '/media/sofa-bergen.webp',
  width: 1920,
  height: 1440,
  kind: 'packshot',
} as const;
const added: AddedModel = {
  picture,
  options: ['Kleur: zand', 'Maat: 212 cm'],
  price: '€ 1.499',
  basket: {
    href: '/nl/basket',
    label: 'Totaal winkelmand (2)',
    total: '€ 1.698',
    delivery: 'Gratis bezorgd',
  },
  texts: { view: 'Bekijk winkelmand', goOn: 'Verder winkelen', close: 'Sluiten' },
  suggestions: {
    title: 'Staat hier mooi bij',
    products: ['Tafel', 'Lamp'].map((title) => ({
      vsin: title,
      href: `/nl/${title}`,
      title,
      price: '€ 99',
      picture,
    })),
  },
};

test('the Tabs after it reach what can be done from the notice of what was added, and go on after the last', async () => {
  const user = await pressInShop();
  act(() => notify('success', 'Bank Bergen ligt in uw winkelmand', { added }));
  await screen.findByText('Bank Bergen ligt in uw winkelmand');
  const list = screen.getByRole('list', { name: 'Staat hier mooi bij' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Bekijk winkelmand' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Verder winkelen' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: /Tafel/ })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: /Lamp.*99/ })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('link', { name: /Tafel/ })).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Vergelijken' })).toHaveFocus();
});

test('the notice of what was added shows it and what the basket comes to', async () => {
  const { container } = showInShop(<Notifications label="Meldingen" />);
  act(() => notify('success', 'Bank Bergen ligt klaar', { added }));
  const told = (await screen.findByText('Bank Bergen ligt klaar')).closest('li');
  expect(told?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('sofa-bergen'));
  for (const words of ['Kleur: zand', '€ 1.499', 'Totaal winkelmand (2)', '€ 1.698', 'Gratis bezorgd'])
    expect(told).toHaveTextContent(words);
  expect(container).toContainElement(told);
});

test('who closes it with the keyboard is back at what they pressed', async () => {
  const user = await pressInShop();
  act(() => notify('success', 'Bank Bergen ligt weer klaar', { added }));
  const told = await screen.findByText('Bank Bergen ligt weer klaar');
  const notice = told.closest('li');
  if (!notice) throw new Error('no notice');
  within(notice).getByRole('button', { name: 'Verder winkelen' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(told).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'In winkelmand' })).toHaveFocus();
});

test('a press closes the one that was pressed', async () => {
  showInShop(<Notifications label="Meldingen" />);
  act(() => notify('info', 'De eerste'));
  act(() => notify('info', 'De tweede'));
  fireEvent.click(await screen.findByText('De eerste'));
  await waitFor(() => expect(screen.queryByText('De eerste')).toBeNull());
  expect(screen.getByText('De tweede')).toBeInTheDocument();
});

test('what fails again at once after a press is told again', async () => {
  showInShop(<Notifications label="Meldingen" />);
  let tries = 0;
  const again = () => {
    tries += 1;
    fail();
  };
  const fail = () => notify('error', 'Dat lukt niet', { action: { title: 'Opnieuw', onClick: again } });
  act(fail);
  for (const pressed of [1, 2]) {
    const told = await screen.findByText('Dat lukt niet');
    fireEvent.click(screen.getByRole('button', { name: 'Opnieuw' }));
    expect(tries).toBe(pressed);
    await waitFor(() => expect(told).not.toBeInTheDocument());
    expect(screen.getByText('Dat lukt niet')).toBeInTheDocument();
  }
});

test('the same notification twice is one', async () => {
  showInShop(<Notifications label="Meldingen" />);
  act(() => notify('error', 'Dat is niet gelukt'));
  await screen.findByText('Dat is niet gelukt');
  act(() => notify('error', 'Dat is niet gelukt'));
  act(() => notify('info', 'Iets anders'));
  await screen.findByText('Iets anders');
  expect(screen.getAllByText('Dat is niet gelukt')).toHaveLength(1);
});

test.each([
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64)', 'true'],
  ['a tablet, however wide', 'Mozilla/5.0 (Linux; Android 14; Tab S9)', 'false'],
])('how many are seen at once on %s', async (_, userAgent, isFirstSeen) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  showInShop(<Notifications label="Meldingen" />);
  act(() => notify('info', 'De eerste van twee'));
  act(() => notify('info', 'De tweede van twee'));
  await screen.findByText('De tweede van twee');
  const first = screen.getByText('De eerste van twee').closest('[data-sonner-toast]');
  expect(first).toHaveAttribute('data-visible', isFirstSeen);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PendingNavigationContext } from '@/components/ui/pending-navigation';
import { FilterForm } from './filter-form';
import { FilterSubmit } from './filter-submit';
import { SortSelect } from './sort-select';

const sorts = [
  { code: 'popular', title: 'Populair' },
  { code: 'rating', title: 'Best beoordeeld' },
];

type Applied = { isSandChosen?: boolean; priceFrom?: string; priceTo?: string };

function listing(
  current: string,
  navigate: (href: string) => void,
  { isSandChosen = false, priceFrom = '', priceTo = '' }: Applied = {},
) {
  return (
    <PendingNavigationContext value={{ isPending: false, navigate, prefetch: () => {} }}>
      <FilterForm action="/nl/banken-c-C11" current={current} type="category">
        <label>
          <input type="checkbox" name="colour" value="sand" defaultChecked={isSandChosen} />
          Zand
        </label>
        <label>
          <input type="checkbox" name="colour" value="rust" />
          Roest
        </label>
        <input id="price-from" name="price" aria-label="Prijs van" defaultValue={priceFrom} />
        <input id="price-to" name="price" aria-label="Prijs tot" defaultValue={priceTo} />
        <FilterSubmit text="Toon producten" />
      </FilterForm>
      <SortSelect label="Sorteren op" options={sorts} selected="popular" />
    </PendingNavigationContext>
  );
}

function setUp(current = '/nl/banken-c-C11') {
  const navigate = jest.fn();
  const view = render(listing(current, navigate));
  return { navigate, user: userEvent.setup(), rerender: view.rerender };
}

afterEach(async () => {
  cleanup();
  // What a page hands over is for its successor of the same moment only.
  await new Promise((resolve) => setTimeout(resolve));
});

test('a box applies at once, with those chosen before', async () => {
  const { navigate, user } = setUp();
  await user.click(screen.getByLabelText('Zand'));
  expect(navigate).toHaveBeenLastCalledWith('/nl/banken-c-C11?colour=sand');
  await user.click(screen.getByLabelText('Roest'));
  expect(navigate).toHaveBeenLastCalledWith('/nl/banken-c-C11?colour=rust,sand');
});

test('a number entered while the page of the choice before is on its way counts', async () => {
  const navigate = jest.fn();
  const view = render(listing('/nl/banken-c-C11', navigate));
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Zand'));
  view.rerender(
    <PendingNavigationContext value={{ isPending: true, navigate, prefetch: () => {} }}>
      {listing('/nl/banken-c-C11', navigate).props.children}
    </PendingNavigationContext>,
  );
  await user.type(screen.getByLabelText('Prijs tot'), '2500{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/nl/banken-c-C11?colour=sand&price=-2500');
});

test('taking a choice back while its page is on the way leads back', async () => {
  const { navigate, user } = setUp();
  await user.click(screen.getByLabelText('Zand'));
  await user.click(screen.getByLabelText('Zand'));
  expect(navigate).toHaveBeenLastCalledWith('/nl/banken-c-C11');
  expect(navigate).toHaveBeenCalledTimes(2);
});

test('a price applies when the field is left, not at each digit', async () => {
  const { navigate, user } = setUp();
  await user.type(screen.getByLabelText('Prijs tot'), '900');
  expect(navigate).not.toHaveBeenCalled();
  await user.tab();
  expect(navigate).toHaveBeenLastCalledWith('/nl/banken-c-C11?price=-900');
});

test('Enter applies a price', async () => {
  const { navigate, user } = setUp();
  await user.type(screen.getByLabelText('Prijs van'), '200{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/nl/banken-c-C11?price=200-');
});

test('another order is sent together with the filters', async () => {
  const { navigate, user } = setUp();
  await user.click(screen.getByLabelText('Zand'));
  await user.selectOptions(screen.getByLabelText('Sorteren op'), 'rating');
  expect(navigate).toHaveBeenLastCalledWith('/nl/banken-c-C11?colour=sand&sort=rating');
});

test('what is shown already is not loaded again', () => {
  const { navigate } = setUp();
  fireEvent.submit(screen.getByLabelText('Zand'));
  expect(navigate).not.toHaveBeenCalled();
});

test('the boxes follow the address when a chip or Back has changed it', async () => {
  const { navigate, user, rerender } = setUp();
  await user.click(screen.getByLabelText('Zand'));
  rerender(listing('/nl/banken-c-C11?colour=sand', navigate, { isSandChosen: true }));
  expect(screen.getByLabelText('Zand')).toBeChecked();
  rerender(listing('/nl/banken-c-C11', navigate));
  expect(screen.getByLabelText('Zand')).not.toBeChecked();
});

test('a price that is being typed stays while the choice before it arrives', async () => {
  const { navigate, user, rerender } = setUp('/nl/banken-c-C11?colour=rust');
  await user.click(screen.getByLabelText('Zand'));
  await user.type(screen.getByLabelText('Prijs tot'), '90');
  rerender(listing('/nl/banken-c-C11?colour=sand', navigate, { isSandChosen: true }));
  expect(screen.getByLabelText('Prijs tot')).toHaveValue('90');
  await user.keyboard('0{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/nl/banken-c-C11?colour=sand&price=-900');
});

test('a price that is being typed goes over to the page that takes the place of this one', async () => {
  const navigate = jest.fn();
  const user = userEvent.setup();
  const page = (path: string, isSandChosen: boolean) => (
    <div key={path}>{listing(path, navigate, { isSandChosen })}</div>
  );
  const { rerender } = render(page('/nl/banken-c-C11', false));
  await user.click(screen.getByLabelText('Zand'));
  await user.type(screen.getByLabelText('Prijs tot'), '900');
  rerender(page('/nl/banken-c-C11?colour=sand', true));
  expect(screen.getByLabelText('Prijs tot')).toHaveValue('900');
  expect(screen.getByLabelText('Zand')).toBeChecked();
});

test('a price that has been applied follows the address', async () => {
  const { navigate, user, rerender } = setUp();
  await user.type(screen.getByLabelText('Prijs tot'), '900');
  await user.tab();
  rerender(listing('/nl/banken-c-C11?price=-900', navigate, { priceTo: '900' }));
  expect(screen.getByLabelText('Prijs tot')).toHaveValue('900');
  rerender(listing('/nl/banken-c-C11', navigate));
  expect(screen.getByLabelText('Prijs tot')).toHaveValue('');
});

describe('a number that is applied otherwise than it was typed', () => {
  test('is shown as it counts once it has come', async () => {
    const { navigate, user, rerender } = setUp();
    await user.type(screen.getByLabelText('Prijs van'), '1.000,50');
    await user.tab();
    await user.type(screen.getByLabelText('Prijs tot'), '500{Enter}');
    expect(navigate).toHaveBeenLastCalledWith('/nl/banken-c-C11?price=500-1000');
    // The page of the first number is overtaken by that of both.
    rerender(listing('/nl/banken-c-C11?price=1000-', navigate, { priceFrom: '1000' }));
    expect(screen.getByLabelText('Prijs tot')).toHaveValue('500');
    rerender(listing('/nl/banken-c-C11?price=500-1000', navigate, { priceFrom: '500', priceTo: '1000' }));
    expect(screen.getByLabelText('Prijs van')).toHaveValue('500');
    expect(screen.getByLabelText('Prijs tot')).toHaveValue('1000');
  });

  test('is shown so too on a page that takes the place of this one', async () => {
    const navigate = jest.fn();
    const user = userEvent.setup();
    const page = (path: string, from = '') => (
      <div key={path}>{listing(path, navigate, { priceFrom: from })}</div>
    );
    const { rerender } = render(page('/nl/banken-c-C11'));
    await user.type(screen.getByLabelText('Prijs van'), '-5');
    await user.tab();
    rerender(page('/nl/banken-c-C11?price=5-', '5'));
    expect(screen.getByLabelText('Prijs van')).toHaveValue('5');
  });

  test('goes at once where it changes nothing', async () => {
    const { navigate, user } = setUp();
    await user.type(screen.getByLabelText('Prijs van'), 'abc');
    await user.tab();
    expect(screen.getByLabelText('Prijs van')).toHaveValue('');
    await user.type(screen.getByLabelText('Prijs tot'), 'duur{Enter}');
    expect(screen.getByLabelText('Prijs tot')).toHaveValue('');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('stays under the hands of whoever types on', async () => {
    const { navigate, user, rerender } = setUp();
    await user.type(screen.getByLabelText('Prijs van'), '1.000{Enter}');
    await user.keyboard('0');
    rerender(listing('/nl/banken-c-C11?price=1000-', navigate, { priceFrom: '1000' }));
    expect(screen.getByLabelText('Prijs van')).toHaveValue('1.0000');
  });
});

test('an order that was not applied in the end is not shown', async () => {
  const { navigate, user, rerender } = setUp();
  await user.selectOptions(screen.getByLabelText('Sorteren op'), 'rating');
  rerender(listing('/nl/banken-c-C11', navigate));
  expect(screen.getByLabelText('Sorteren op')).toHaveValue('popular');
});

describe('before its code has come', () => {
  /** What the server has drawn, used by `choose`, and then alive. */
  async function comeAlive(choose: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
    const navigate = jest.fn();
    const ui = listing('/nl/banken-c-C11', navigate);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(ui);
    const user = userEvent.setup();
    await choose(user);
    expect(navigate).not.toHaveBeenCalled();
    render(ui, { container, hydrate: true });
    return { navigate, user };
  }

  test('a box that was ticked counts', async () => {
    const { navigate } = await comeAlive((user) => user.click(screen.getByLabelText('Zand')));
    expect(navigate.mock.calls).toEqual([['/nl/banken-c-C11?colour=sand']]);
    expect(screen.getByLabelText('Zand')).toBeChecked();
  });

  test('an order that was chosen counts', async () => {
    const { navigate } = await comeAlive((user) =>
      user.selectOptions(screen.getByRole('combobox'), 'rating'),
    );
    expect(navigate.mock.calls).toEqual([['/nl/banken-c-C11?sort=rating']]);
  });

  test('a number that is being typed stays, and counts once it is finished', async () => {
    const { navigate, user } = await comeAlive((early) =>
      early.type(screen.getByLabelText('Prijs tot'), '900'),
    );
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Prijs tot')).toHaveValue('900');
    await user.tab();
    expect(navigate).toHaveBeenLastCalledWith('/nl/banken-c-C11?price=-900');
  });

  test('nothing chosen leads nowhere', async () => {
    const { navigate } = await comeAlive(async () => {});
    expect(navigate).not.toHaveBeenCalled();
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import { CarouselButtons } from './carousel-buttons';

let scrolledBy = 0;
let left = 0;
let width = 1000;

beforeAll(() => {
  Object.assign(window, {
    ResizeObserver: class {
      observe: () => void;
      constructor(measure: () => void) {
        this.observe = measure;
      }
      disconnect() {}
    },
  });
  const sizes = { clientWidth: () => 400, scrollWidth: () => width, scrollLeft: () => left };
  for (const [name, get] of Object.entries(sizes))
    Object.defineProperty(HTMLUListElement.prototype, name, { configurable: true, get });
  Object.assign(HTMLUListElement.prototype, {
    scrollBy: ({ left: by }: { left: number }) => {
      scrolledBy = by;
    },
  });
});
beforeEach(() => {
  [left, width] = [0, 1000];
});

function show() {
  return showInShop(
    <>
      <ul id="row" />
      <CarouselButtons targetId="row" labels={{ previous: 'Vorige producten', next: 'Volgende producten' }} />
    </>,
  ).user;
}
const button = (name: string) => screen.getByRole('button', { name });

test('at the beginning only the way on is open, and a press goes on by less than a view', async () => {
  const user = show();
  expect(button('Vorige producten')).toBeDisabled();
  await user.click(button('Volgende producten'));
  expect(scrolledBy).toBeGreaterThan(200);
  expect(scrolledBy).toBeLessThan(400);
});

test('at the end only the way back is open', async () => {
  const user = show();
  left = 600;
  fireEvent.scroll(screen.getByRole('list'));
  expect(button('Volgende producten')).toBeDisabled();
  await user.click(button('Vorige producten'));
  expect(scrolledBy).toBeLessThan(0);
});

test('there are no arrows where everything fits', () => {
  width = 400;
  show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

import { render, screen, within } from '@testing-library/react';
import type { PlaceModel } from '@/lib/product-card/models';
import { ShoppablePicture } from './shoppable-picture';

const price = { current: '€ 89', currentLabel: 'Prijs', previous: null, previousLabel: '' };
const lamp: PlaceModel = {
  vsin: 'V105001',
  href: '/nl/lamp-p-V105001',
  title: 'Lamp',
  price,
  mark: '',
  x: 80,
  y: 30,
};
const sofa: PlaceModel = {
  ...lamp,
  vsin: 'V100104',
  href: '/nl/bank-p-V100104',
  title: 'Bank',
  x: 50,
  y: 60,
};
const image = { path: '/media/room-living.webp', alt: 'Een kamer', width: 1920, height: 1280 };

function draw(): HTMLElement {
  const { container } = render(
    <ShoppablePicture
      image={image}
      sizes="100vw"
      places={[sofa, lamp]}
      title="In deze kamer"
      list="places"
      layout="hero"
    />,
  );
  return container;
}

it('lists what is seen under its heading, each line one link with name and price', () => {
  draw();
  const list = screen.getByRole('list', { name: 'In deze kamer' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([sofa.href, lamp.href]);
  expect(screen.getByRole('link', { name: 'Bank Prijs € 89' })).toBe(links[0]);
  expect(screen.getByRole('img', { name: 'Een kamer' })).toBeVisible();
});

it('puts the point of each line where the thing is in the picture, and keeps it silent', () => {
  const container = draw();
  const points = [...container.querySelectorAll<HTMLElement>('a > span[style]')];
  const at = ({ style, textContent }: HTMLElement) =>
    [textContent, style.getPropertyValue('--x'), style.getPropertyValue('--y')].join(' ');
  expect(points.map(at)).toEqual(['1 0.5 0.6', '2 0.8 0.3']);
  expect(container.firstElementChild).toHaveStyle({ '--shape': '1.5' });
  expect(points.every((point) => point.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test.each([
  [4, 4, 1],
  [5, 3, 2],
  [6, 3, 2],
])('puts %i lines in rows of %i in a wide cell: %i', (count, across, rows) => {
  const places = Array.from({ length: count }, (_, index) => ({ ...lamp, vsin: `V${index}` }));
  const { container } = render(
    <ShoppablePicture
      image={image}
      sizes="100vw"
      places={places}
      title="In deze kamer"
      list="places"
      layout="cell"
    />,
  );
  expect(container.firstElementChild).toHaveStyle({ '--across': `${across}`, '--rows': `${rows}` });
});

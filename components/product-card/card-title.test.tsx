import { render, screen } from '@testing-library/react';
import { CardTitle } from './card-title';

const show = (title: string) => render(<h2>{<CardTitle title={title} />}</h2>);

it('is read as the whole title, with its make on a line of its own', () => {
  show('Oslo 3-zitsbank, zandkleurig linnen, eiken poten');
  expect(screen.getByRole('heading')).toHaveTextContent(/^Oslo 3-zitsbank, zandkleurig linnen, eiken poten$/);
  expect(screen.getByText('zandkleurig linnen, eiken poten')).toHaveClass('block');
});

it('stays whole without a comma', () => {
  show('Cadeaukaart');
  expect(screen.getByText('Cadeaukaart')).toBe(screen.getByRole('heading'));
});

import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';

const items = [
  { title: 'Home', href: '/nl' },
  { title: 'Banken', href: '/nl/banken' },
  { title: 'Oslo 3-zitsbank' },
];
const shown = () =>
  screen.getAllByRole('listitem').filter((item) => !item.classList.contains('max-sm:sr-only'));

describe('Breadcrumbs', () => {
  it('shows a phone the whole way', () => {
    render(<Breadcrumbs label="Pad" items={items} />);
    expect(shown()).toHaveLength(3);
  });

  it('shows a phone one step back, and keeps all of it for those who listen', () => {
    render(<Breadcrumbs label="Pad" items={items} isStepBackOnPhones />);
    expect(shown().map((item) => item.textContent)).toEqual(['Banken']);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByText('Oslo 3-zitsbank')).toHaveAttribute('aria-current', 'page');
  });
});

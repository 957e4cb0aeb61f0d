import { render, screen } from '@testing-library/react';
import { PurchaseHeader } from './purchase-header';

let mockSegment: string | null = 'basket';
jest.mock('next/navigation', () => ({ useSelectedLayoutSegment: () => mockSegment }));

const toHome = { title: 'Verder winkelen', href: '/nl' };
const toBasket = { title: 'Terug naar de winkelmand', href: '/nl/basket' };
const service = { label: 'Klantenservice', phone: '030 000 14 20', number: '+31300001420' };

test.each([
  ['basket', toHome],
  ['order-completed', toHome],
  ['checkout', toBasket],
])('%s leads back by an arrow, beside words where there is room', (segment, { title, href }) => {
  mockSegment = segment;
  render(<PurchaseHeader homeLabel="Linden" secure="Veilig" {...{ toHome, toBasket, service }} />);
  expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', href);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  const hiding = screen
    .getByText(title)
    .className.split(' ')
    .filter((name) => name.endsWith('sr-only'));
  expect(hiding).toEqual(['max-sm:sr-only']);
});

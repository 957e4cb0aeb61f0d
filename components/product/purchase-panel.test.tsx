import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { PendingNavigationContext } from '@/components/ui/pending-navigation';
import { AvailabilityContext } from '@/lib/product/availability-context';
import type { Availability } from '@/lib/product/models';
import messages from '@/messages/nl/interface.json';
import { PurchasePanel } from './purchase-panel';
import { SoldOut } from './sold-out';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), useRouter: () => ({}) }));

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const media = {
  newFileName: 'oslo.webp',
  securePath: '/media/oslo.webp',
  secureThumbPath: '/media/oslo.webp',
  contentType: 'image/webp',
  kind: 'packshot',
  width: 1280,
  height: 960,
  alt: 'Bank Oslo',
  shows: null,
} as const;
const purchase = { productId: 'V100101', alias: 'bank-oslo', title: 'Bank Oslo', media };
const inStock: Availability = {
  isAvailable: true,
  lastPieces: null,
  maxQuantity: 3,
  unitPrice: { amount: 129_900, currency: 'EUR' },
  generalMarketPrice: null,
  discountRate: 0,
  deliveryDate: '2026-12-12',
  bufferedDeliveryDate: '2026-12-15',
  texts: {
    price: '€ 1.299',
    previousPrice: null,
    basketPrice: null,
    delivery: '12 – 15 december',
    restock: '',
  },
};

const choices = ['Zand', 'Grijs', 'Blauw'].map((title) => ({
  id: title,
  title,
  colour: '#888888',
  href: `/nl/${title.toLowerCase()}`,
  isSelected: title === 'Zand',
  isAvailable: title === 'Grijs',
  isMadeToMeasure: false,
  price: null,
  deliveryTime: null,
}));

function page(changes: Partial<Availability> = {}, isPending = false) {
  return (
    <AvailabilityContext value={{ ...inStock, ...changes }}>
      <NextIntlClientProvider locale="nl-NL" timeZone="Europe/Amsterdam" messages={messages}>
        <PendingNavigationContext value={{ isPending, navigate: () => {}, prefetch: () => {} }}>
          <PurchasePanel
            purchase={purchase}
            related={[]}
            soldOut={
              <SoldOut
                model={{
                  productId: 'V1',
                  similarHref: '/nl/banken-c-C11',
                  availability: { ...inStock, ...changes },
                  options: [{ code: 'colour', title: 'Kleur', selectedTitle: 'Zand', choices }],
                }}
              />
            }
          />
        </PendingNavigationContext>
      </NextIntlClientProvider>
    </AvailabilityContext>
  );
}

function show(changes: Partial<Availability> = {}, isPending = false) {
  render(page(changes, isPending));
  return userEvent.setup();
}

const more = () => screen.getByRole('button', { name: 'Eén meer' });
const fewer = () => screen.getByRole('button', { name: 'Eén minder' });
const addButton = () => screen.getAllByRole('button', { name: 'In winkelmand' })[0];

test('the number stays between one and the most that may be ordered', async () => {
  const user = show();
  expect(fewer()).toHaveAttribute('aria-disabled', 'true');
  await user.click(more());
  await user.click(more());
  expect(screen.getByText('3')).toBeInTheDocument();
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('U kunt er hoogstens 3 tegelijk bestellen.')).toBeInTheDocument();
  await user.click(fewer());
  expect(screen.getByText('2')).toBeInTheDocument();
});

test('a button at the end of the range keeps the focus and does nothing', async () => {
  const user = show();
  await user.click(more());
  await user.click(fewer());
  expect(fewer()).toHaveFocus();
  await user.click(fewer());
  expect(screen.getByText('1')).toBeInTheDocument();
});

test('the number goes along to another variant, as far as there are so many, and to nothing else', async () => {
  const first = render(page());
  const user = userEvent.setup();
  await user.click(more());
  await user.click(more());
  first.rerender(page({}, true));
  first.unmount();
  const second = render(page({ maxQuantity: 2 }));
  expect(screen.getByText('2')).toBeInTheDocument();
  second.unmount();
  show();
  expect(screen.getByText('1')).toBeInTheDocument();
});

test('the promised days are named, equal months once', () => {
  show();
  expect(screen.getByText('12 – 15 december')).toBeInTheDocument();
});

test('nothing can be added while another variant is on its way', () => {
  show({}, true);
  expect(addButton()).toBeDisabled();
  expect(more()).toHaveAttribute('aria-disabled', 'true');
});

test('few pieces are told', () => {
  show({ lastPieces: 1 });
  expect(screen.getByText('Nog 1 stuk op voorraad')).toBeInTheDocument();
});

test('what is sold out cannot be bought and leads to comparable products', () => {
  show({ isAvailable: false });
  expect(screen.queryByRole('button', { name: 'In winkelmand' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bekijk vergelijkbare producten' })).toHaveAttribute(
    'href',
    '/nl/banken-c-C11',
  );
  const others = within(screen.getByRole('list', { name: 'Nu wel leverbaar:' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/nl/grijs']);
});

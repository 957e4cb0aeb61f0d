import { screen, within } from '@testing-library/react';
import { clearVisit, hearNotifications, showInShop } from '@/components/testing/in-shop';
import { alignRows } from '@/lib/compare/align-rows';
import { useCompareStore } from '@/lib/compare/store';
import { product } from '@/lib/product/testing/some-product';
import { toProductModel } from '@/lib/product/to-product-model';
import { siteRules } from '@/sites/rules';
import CompareBar from './compare-bar';
import { OwnOrShared } from './compare-sharing';
import { CompareTable } from './compare-table';
import { CompareToggle } from './compare-toggle';
import { OwnComparison } from './own-comparison';

const mockRouter = { push: jest.fn(), replace: jest.fn() };
let mockPath = '/nl/banken-c-C11';
jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  usePathname: () => mockPath,
  useRouter: () => mockRouter,
}));

const told = hearNotifications();
beforeEach(() => {
  mockPath = '/nl/banken-c-C11';
  mockRouter.push.mockClear();
  mockRouter.replace.mockClear();
  useCompareStore.setState({ vsins: null, isRefused: false });
});
afterEach(clearVisit);

const compared = () => useCompareStore.getState().vsins;

describe('choosing', () => {
  const toggles = ['V1', 'V2', 'V3', 'V4', 'V5'].map((vsin) => (
    <CompareToggle key={vsin} vsin={vsin} text="Vergelijk" title={`Bank ${vsin}`} />
  ));
  const toggle = (vsin: string) => screen.getByRole('button', { name: `Vergelijk: Bank ${vsin}` });

  it('is told with the number of them and leads to the page; a fifth is refused with words', async () => {
    const { user } = showInShop([...toggles, <CompareBar key="bar" />]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    for (const vsin of ['V1', 'V2', 'V3', 'V4']) await user.click(toggle(vsin));
    expect(toggle('V4')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('4 van 4 in uw vergelijking');
    expect(screen.getByRole('link', { name: 'Vergelijken (4)' })).toHaveAttribute(
      'href',
      '/nl/compare?of=V1,V2,V3,V4',
    );
    await user.click(toggle('V5'));
    expect(toggle('V5')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('U vergelijkt al 4 producten.');
    await user.click(toggle('V1'));
    await user.click(toggle('V5'));
    expect(compared()).toEqual(['V2', 'V3', 'V4', 'V5']);
  });

  it('can be ended at once, and leads nobody away from the purchase', async () => {
    const page = () => (
      <main tabIndex={-1}>
        {toggles}
        <CompareBar />
      </main>
    );
    const { user, again } = showInShop(page());
    await user.click(toggle('V1'));
    mockPath = '/nl/checkout';
    again(page());
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    mockPath = '/nl';
    again(page());
    await user.click(screen.getByRole('button', { name: 'Vergelijking leegmaken' }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(window.localStorage).toHaveLength(0);
    // The bar is gone, with the button that had the focus.
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the table', () => {
  const toCard = () => {
    throw new Error('nothing is related');
  };
  const large = { productId: 'V2', vsin: 'V2', title: 'Bank Lund', related: [] };
  const dimensions = { widthCm: 240, depthCm: 94, heightCm: 80, seatHeightCm: 44, weightKg: 60 };
  const models = [product({ related: [] }), product({ ...large, dimensions, isAvailable: false })].map(
    (one) => toProductModel(one, siteRules.nl, toCard),
  );
  const said = (width: string) => [
    { name: 'Breedte', values: [width] },
    { name: 'Garantie', values: ['5 jaar'] },
  ];
  const rows = alignRows([said('212 cm'), [...said('240 cm'), { name: 'Armhoogte', values: ['60 cm'] }]]);
  const show = () => showInShop(<CompareTable models={models} groups={[{ title: 'Afmetingen', rows }]} />);

  it('has names of rows and columns, tells what differs and what is not said, and is reached by keyboard', () => {
    show();
    expect(screen.getByRole('region', { name: 'Vergelijking van producten' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    const [first, second] = screen.getAllByRole('columnheader');
    expect(first).toHaveTextContent(/^Bank Oslo, zand/);
    expect(second).toHaveTextContent(/^Bank Lund/);
    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(2);
    const row = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr');
    expect(row(/^Breedte/)).toHaveTextContent('Breedte, verschilt212 cm240 cm');
    expect(row(/^Armhoogte/)).toHaveTextContent('niet vermeld of niet van toepassing60 cm');
    expect(row(/^Garantie/)).not.toHaveTextContent('verschilt');
    expect(row(/^Garantie/)).toHaveClass('group-has-checked/compare:hidden');
    expect(row(/^Breedte/)).not.toHaveClass('group-has-checked/compare:hidden');
  });

  it('draws all of them to one scale', () => {
    show();
    const wide = screen.getAllByRole('img').map((svg) => svg.getAttribute('viewBox')?.split(' ')[2]);
    expect(new Set(wide).size).toBe(1);
  });

  it('takes one away, which can be undone, and sells what can be had', async () => {
    useCompareStore.setState({ vsins: ['V100101', 'V2'] });
    const { user } = show();
    expect(screen.getByRole('button', { name: 'In winkelmand: Bank Oslo, zand' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bekijk product: Bank Lund' })).toHaveAttribute(
      'href',
      models[1]?.href,
    );
    const remove = screen.getByRole('link', { name: 'Verwijderen: Bank Lund' });
    expect(remove).toHaveAttribute('href', '/nl/compare?of=V100101');
    remove.addEventListener('click', (event) => event.preventDefault());
    await user.click(remove);
    expect(told).toEqual(['success: Bank Lund is uit de vergelijking gehaald.']);
    expect(compared()).toEqual(['V100101']);
  });

  it.each([
    { whose: 'of somebody else', own: ['V7', 'V8'], left: ['V7', 'V8'] },
    { whose: 'that both compare', own: ['V7', 'V2'], left: ['V7'] },
  ])('taking away one $whose changes nothing else of the visitor’s own', async ({ own, left }) => {
    useCompareStore.setState({ vsins: own });
    const { user } = show();
    const remove = screen.getByRole('link', { name: 'Verwijderen: Bank Lund' });
    remove.addEventListener('click', (event) => event.preventDefault());
    await user.click(remove);
    expect(compared()).toEqual(left);
  });
});

it('the focus of a column that has gone falls to the table', async () => {
  const view = (vsins: readonly string[]) => (
    <>
      <section id="compared" tabIndex={-1} aria-label="Tabel" />
      <OwnOrShared vsins={vsins} />
    </>
  );
  const { again } = showInShop(view(['V1', 'V2']));
  const table = screen.getByRole('region', { name: 'Tabel' });
  expect(table).not.toHaveFocus();
  again(view(['V1']));
  expect(table).toHaveFocus();
});

describe('whose comparison it is', () => {
  it('without an address leads to the visitor’s own, or says that there is none', () => {
    const { unmount } = showInShop(<OwnComparison empty={<p>Niets</p>} />);
    expect(screen.getByText('Niets')).toBeVisible();
    unmount();
    useCompareStore.setState({ vsins: ['V1', 'V2'] });
    showInShop(<OwnComparison empty={<p>Niets</p>} />);
    expect(mockRouter.replace).toHaveBeenCalledWith('/nl/compare?of=V1,V2');
  });

  it('somebody else’s can be taken over, and changes nothing before', async () => {
    useCompareStore.setState({ vsins: ['V7'] });
    const { user, container } = showInShop(<OwnOrShared vsins={['V1', 'V2']} />);
    expect(screen.getByRole('link', { name: 'Naar mijn vergelijking' })).toHaveAttribute(
      'href',
      '/nl/compare?of=V7',
    );
    expect(compared()).toEqual(['V7']);
    await user.click(within(container).getByRole('button', { name: 'Als mijn vergelijking bewaren' }));
    expect(compared()).toEqual(['V1', 'V2']);
    expect(container).toBeEmptyDOMElement();
  });
});

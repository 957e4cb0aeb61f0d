import { render, screen, within } from '@testing-library/react';
import { GridIcon } from './grid-icon';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const words = {
  tableOfContents: 'Op deze pagina',
  onMap: 'Op de kaart',
  directions: 'Route',
  needsScript: 'Zonder JavaScript',
  inThisRoom: 'In deze kamer',
  slider: { previous: 'Vorige', next: 'Volgende' },
};

function show(tile: { text: string; mapsLink?: string }) {
  render(
    <GridIcon
      id="adressen"
      context={{ title: 'Adressen', tiles: [{ title: 'Utrecht', ...tile }] }}
      site="nl"
      device="desktop"
      words={words}
      headingLevel="h2"
      isFirst={false}
      ClientMessages={({ children }) => children}
    />,
  );
}

test('a place has its days and hours in lines, and ways to its route and map', () => {
  show({
    text: 'Houtkade 14\n3542 AD Utrecht\n\nMaandag: gesloten\nDinsdag t/m vrijdag: 10.00 – 18.00 uur',
    mapsLink: 'https://maps.example/?mlat=52.1&mlon=5.06',
  });
  const [, ...lines] = screen.getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Maandag: gesloten',
    'Dinsdag t/m vrijdag: 10.00 – 18.00 uur',
  ]);
  expect(screen.getByRole('link', { name: /^Route\s?: Utrecht$/ })).toHaveAttribute(
    'href',
    'https://maps.example/directions?to=52.1,5.06',
  );
  expect(screen.getByRole('link', { name: /^Op de kaart\s?: Utrecht$/ })).toBeInTheDocument();
});

test('hours without a day stay whole, and an unknown map plans no route', () => {
  show({ text: 'Houtkade 14\n\nOp afspraak', mapsLink: 'https://maps.example/' });
  const [tile] = screen.getAllByRole('listitem');
  if (!tile) throw new Error('no tile');
  expect(within(tile).getByText('Op afspraak')).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('other words are no opening hours', () => {
  show({ text: 'Kosten: geen' });
  expect(screen.getByText('Kosten: geen')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { OrderInvoices } from './order-invoices';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const call = 'GET orders/o-1/invoices';
const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const invoice = {
  number: 'F-NL-2026-000007',
  kind: 'invoice',
  issuedOn: '2026-11-16',
  total: eur(243_365),
  file: '/api/nl/invoice/F-NL-2026-000007?key=k',
};
const creditNote = {
  ...invoice,
  number: 'C-NL-2026-000001',
  kind: 'creditNote',
  total: eur(4900),
  file: '/api/nl/invoice/C-NL-2026-000001?key=c',
};

beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

const show = () => showInShop(<OrderInvoices site={siteRules.nl} orderId="o-1" />);

test('the invoice and what takes it back are named, dated and read as files', async () => {
  fakeApi({ [call]: [invoice, creditNote] });
  show();
  const list = within(await screen.findByRole('region', { name: 'Facturen' }));
  expect(list.getByRole('link', { name: 'Factuur F-NL-2026-000007 (PDF)' })).toHaveAttribute(
    'href',
    invoice.file,
  );
  expect(list.getByRole('link', { name: 'Creditnota C-NL-2026-000001 (PDF)' })).toHaveAttribute(
    'href',
    creditNote.file,
  );
  expect(list.getAllByText('Van 16 november 2026')).toHaveLength(2);
  expect(list.getByText('€ 2.433,65')).toBeVisible();
});

test('an order that is not paid has none', async () => {
  const asked = fakeApi({ [call]: [] });
  show();
  await waitFor(() => expect(asked.map(({ call: name }) => name)).toEqual([call]));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

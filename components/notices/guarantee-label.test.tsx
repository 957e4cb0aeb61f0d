import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { toGuarantee } from '@/lib/notices/to-guarantee';
import messages from '../../messages/nl/interface.json';
import { GuaranteeLabel } from './guarantee-label';

const guarantee = toGuarantee({
  months: 93,
  producer: 'Veenhout',
  modelId: 'ALMA-O',
  termsUrl: 'https://veenhout.example/x',
  label: null,
});
const show = (of: Parameters<typeof GuaranteeLabel>[0]['guarantee'], isFolded = false) =>
  render(
    <NextIntlClientProvider locale="nl-NL" messages={{ notices: messages.notices }}>
      <GuaranteeLabel guarantee={of} isFolded={isFolded} />
    </NextIntlClientProvider>,
  );

test('says years in halves, who guarantees what, and where the terms are', () => {
  show(guarantee);
  expect(screen.getByText(/GARAN: 7,5 jaar garantie van Veenhout/)).toHaveTextContent(
    'model ALMA-O. Garantie',
  );
  // Its code is not broken at a hyphen.
  expect(screen.getByText('ALMA-O.')).toHaveClass('whitespace-nowrap');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://veenhout.example/x');
});

test('folded it says for how long, and the rest once it is opened; the official label is never folded', () => {
  const { unmount } = show(guarantee, true);
  expect(screen.getByText('7,5 jaar garantie van de fabrikant').tagName).toBe('SUMMARY');
  expect(screen.getByText(/GARAN: 7,5 jaar garantie van Veenhout/)).toHaveTextContent('model ALMA-O.');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  unmount();
  show(guarantee && { ...guarantee, label: '/notices/garan-dining-alma-oak.svg' }, true);
  expect(screen.getByRole('img', { name: /7,5 jaar/ })).toBeInTheDocument();
  expect(screen.queryByRole('group')).toBeNull();
});

test('shows the official label with the words for whoever cannot see it', () => {
  show(guarantee && { ...guarantee, label: '/notices/garan-dining-alma-oak.svg' });
  expect(screen.getByRole('img', { name: /7,5 jaar/ })).toHaveAttribute(
    'src',
    '/notices/garan-dining-alma-oak.svg',
  );
});

test('is silent where the maker guarantees no more than the law', () => {
  const { container } = show(null);
  expect(container).toBeEmptyDOMElement();
});

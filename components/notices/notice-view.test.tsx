import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/nl/interface.json';
import { yourEurope } from '@/sites/consumer-rules';
import { NoticeView } from './notice-view';

const show = (picture: Parameters<typeof NoticeView>[0]['picture']) =>
  render(
    <NextIntlClientProvider locale="nl-NL" messages={{ notices: messages.notices }}>
      <NoticeView href={yourEurope('nl')} picture={picture} />
    </NextIntlClientProvider>,
  );

test('says the legal guarantee in words, with nothing to open and a link to Your Europe', () => {
  show(null);
  expect(screen.getByRole('region', { name: /ten minste twee jaar/ })).toHaveTextContent(/kosteloos/);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/europa\.eu\/.*_nl\.htm$/),
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows the official graphic as it is, with the same link and the words for whoever cannot see it', () => {
  show({ src: '/notices/nl.svg', width: 400, height: 566 });
  const picture = screen.getByRole('img', { name: /ten minste twee jaar/ });
  expect(picture).toHaveAttribute('src', '/notices/nl.svg');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['400', '566']);
  expect(picture.closest('a')).toHaveAttribute('href', yourEurope('nl'));
});

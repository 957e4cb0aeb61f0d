import { screen, waitFor } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import { ApiFailure } from '@/lib/api/failure';
import type { SampleGroup } from '@/lib/samples/models';
import messages from '@/messages/nl/interface.json';
import { SamplesPart } from './samples-form';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const texts = messages.samples;
const names = ['oak', 'walnut', 'ash', 'beech', 'pine', 'elm'];
const groups: SampleGroup[] = [
  {
    material: 'wood',
    samples: names.map((name) => ({
      code: `wood.${name}`,
      title: `Hout ${name}`,
      colour: '#aa8866',
      picture: null,
    })),
  },
];
const box = (name: string) => screen.getByRole('checkbox', { name: `Hout ${name}` });

function show(send: () => Promise<void> = async () => {}) {
  return showInShop(<SamplesPart groups={groups} homeHref="/nl" send={send} />).user;
}

async function fillIn(user: ReturnType<typeof show>) {
  const typed = {
    'E-mailadres': 'sanne@example.nl',
    Voornaam: 'Sanne',
    Achternaam: 'de Wit',
    Postcode: '1012 AB',
    Huisnummer: '12',
    Straat: 'Lindelaan',
    Plaats: 'Amsterdam',
  };
  for (const [label, text] of Object.entries(typed)) await user.type(screen.getByLabelText(label), text);
}

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/nl/samples');
});

it('begins with the sample of the link, keeps the choice, and takes five at most', async () => {
  window.history.replaceState(null, '', '/nl/samples#wood.oak');
  const user = show();
  expect(box('oak')).toBeChecked();
  for (const name of ['walnut', 'ash', 'beech', 'pine']) await user.click(box(name));
  expect(box('elm')).toBeDisabled();
  expect(screen.getByText('U hebt er 5 gekozen. Haal er een weg om een andere te kiezen.')).toBeVisible();
  await user.click(box('oak'));
  expect(box('elm')).toBeEnabled();
  expect(window.localStorage.getItem('linden.nl-NL.nl.samples')).not.toContain('wood.oak');
});

it('asks for a sample and for each field of the address, and sends nothing before', async () => {
  const send = jest.fn();
  const user = show(send);
  await user.click(screen.getByRole('button', { name: texts.submit }));
  expect(await screen.findByText(texts.missing)).toBeVisible();
  expect(screen.getByLabelText('Postcode')).toBeInvalid();
  expect(screen.queryByLabelText(/Telefoon/)).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

it('sends what was chosen, says so where the focus is then, and forgets the choice', async () => {
  const send = jest.fn(async () => {});
  const user = show(send);
  await user.click(box('ash'));
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: texts.submit }));
  await waitFor(() => expect(screen.getByRole('heading', { name: texts.doneTitle })).toHaveFocus());
  expect(send).toHaveBeenCalledWith(
    expect.anything(),
    ['wood.ash'],
    expect.objectContaining({ street: 'Lindelaan', phone: '' }),
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Hout ash');
  expect(window.localStorage).toHaveLength(0);
});

it('says what is refused and loses nothing', async () => {
  const message = 'Voor dit adres zijn al twee keer stalen aangevraagd.';
  const user = show(async () => {
    throw new ApiFailure({ status: 409, code: 'too-many-samples', message, fields: [] });
  });
  await user.click(box('ash'));
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: texts.submit }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Straat')).toHaveValue('Lindelaan');
  expect(box('ash')).toBeChecked();
});

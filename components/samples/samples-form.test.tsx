import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { showInShop } from '@/components/testing/in-shop';
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

const keptChoice = () => window.localStorage.getItem('linden.nl-NL.nl.samples');
const send = 'POST sample-requests';
const show = () =>
  showInShop(<SamplesPart groups={groups} byPost="Stalen per post: 2–4 werkdagen" homeHref="/nl" />).user;

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
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
}

beforeEach(() => {
  window.localStorage.clear();
  visitAs('Guest');
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
  expect(keptChoice()).not.toContain('wood.oak');
});

it('asks for a sample and for each field of the address, and sends nothing before', async () => {
  const asked = fakeApi({});
  const user = show();
  await user.click(screen.getByRole('button', { name: texts.submit }));
  expect(await screen.findByText(texts.missing)).toBeVisible();
  expect(screen.getByLabelText('Postcode')).toBeInvalid();
  expect(screen.queryByLabelText(/Telefoon/)).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('sends what was chosen, says so where the focus is then, and forgets the choice', async () => {
  const asked = fakeApi({ [send]: [{}] });
  const user = show();
  await user.click(box('ash'));
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: texts.submit }));
  await waitFor(() => expect(screen.getByRole('heading', { name: texts.doneTitle })).toHaveFocus());
  expect(asked.filter(({ call }) => call === send).map(({ items }) => items)).toMatchObject([
    [{ samples: ['wood.ash'], street: 'Lindelaan', phone: '' }],
  ]);
  expect(screen.getByRole('listitem')).toHaveTextContent('Hout ash');
  expect(screen.getByText('Stalen per post: 2–4 werkdagen')).toBeVisible();
  expect(keptChoice()).toBeNull();
});

it('says what is refused and loses nothing', async () => {
  const message = 'Voor dit adres zijn al twee keer stalen aangevraagd.';
  fakeApi({ [send]: refuse('too-many-samples', message) });
  const user = show();
  await user.click(box('ash'));
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: texts.submit }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Straat')).toHaveValue('Lindelaan');
  expect(box('ash')).toBeChecked();
});

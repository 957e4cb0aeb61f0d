import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { ApiFailure } from '@/lib/api/failure';
import { siteRules } from '@/sites/rules';
import { type ChosenPicture, PictureChoice } from './picture-choice';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const thumb = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const busy: boolean[] = [];

afterEach(clearVisit);
beforeEach(() => {
  busy.length = 0;
});

function Choice({ send }: { send: (name: string) => Promise<string> }) {
  const [chosen, setChosen] = useState<ChosenPicture[]>([]);
  return (
    <PictureChoice
      {...{ id: 'pictures', site: siteRules.nl, proof: { key: 'k-1' }, orderId: 'o-1', chosen }}
      onChange={setChosen}
      onBusy={(isBusy) => busy.push(isBusy)}
      send={async (_, proof, picture) => {
        expect(proof).toEqual({ key: 'k-1', orderId: 'o-1' });
        return { id: await send(picture instanceof File ? picture.name : ''), thumb };
      }}
    />
  );
}
const input = () => screen.getByLabelText('Foto’s toevoegen');

test('pictures are sent as they are chosen, shown, and can be taken out again', async () => {
  const { user } = showInShop(<Choice send={async (name) => name} />);
  await user.upload(input(), [file('a.jpg'), file('b.jpg')]);
  expect(await screen.findByAltText('Foto 2')).toBeInTheDocument();
  expect(busy).toEqual([true, false]);
  expect(screen.getByRole('status')).toHaveTextContent('2 foto’s');
  await user.click(screen.getByRole('button', { name: 'Foto 1 verwijderen' }));
  expect(screen.queryByAltText('Foto 2')).toBeNull();
  expect(input()).toHaveFocus();
});

test('no more than four are sent, and it is said', async () => {
  const { user } = showInShop(<Choice send={async (name) => name} />);
  await user.upload(input(), ['a', 'b', 'c', 'd', 'e'].map(file));
  expect(await screen.findByRole('alert')).toHaveTextContent('Hooguit 4 foto’s');
  expect(await screen.findByAltText('Foto 4')).toBeInTheDocument();
  expect(input()).toBeDisabled();
});

test('what is no picture is named, and the others are kept', async () => {
  const { user } = showInShop(
    <Choice
      send={async (name) => {
        if (name === 'a.jpg') throw new RangeError('no picture');
        return name;
      }}
    />,
  );
  await user.upload(input(), [file('a.jpg'), file('b.jpg')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('a.jpg is niet toegevoegd.');
  expect(await screen.findByAltText('Foto 1')).toBeInTheDocument();
});

test('a refusal says what the shop says', async () => {
  const said = 'Te veel aanvragen.';
  const refuse = async () => {
    throw new ApiFailure({ status: 429, code: 'too-many-requests', message: said });
  };
  const { user } = showInShop(<Choice send={refuse} />);
  await user.upload(input(), file('a.jpg'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
});

test('a picture that is taken out while another is on its way stays out', async () => {
  const second = Promise.withResolvers<string>();
  const { user } = showInShop(<Choice send={async (name) => (name === 'b.jpg' ? second.promise : name)} />);
  await user.upload(input(), file('a.jpg'));
  await screen.findByAltText('Foto 1');
  await user.upload(input(), file('b.jpg'));
  await user.click(screen.getByRole('button', { name: 'Foto 1 verwijderen' }));
  await act(async () => second.resolve('b.jpg'));
  expect(await screen.findByAltText('Foto 1')).toBeInTheDocument();
  expect(screen.queryByAltText('Foto 2')).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi, later, refuse } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { type ChosenPicture, PictureChoice } from './picture-choice';

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const busy: boolean[] = [];
const send = 'POST own-reviews/pictures';
/** What a file is sent as: its name stands for the picture. */
const sentAs = (name: string) => ({ key: 'k-1', orderId: 'o-1', picture: btoa(name) });

/** Pictures as browsers read and write them, which jsdom does not. A text is no picture. */
function givePictures(): void {
  Object.assign(window, {
    createImageBitmap: async (read: File) => {
      if (read.name.endsWith('.txt')) throw new DOMException('no picture', 'InvalidStateError');
      return { width: 8, height: 6, name: read.name, close: () => {} };
    },
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      return { drawImage: ({ name }: { name: string }) => this.setAttribute('data-drawn', name) };
    },
    toDataURL(this: HTMLCanvasElement) {
      return `data:image/jpeg;base64,${btoa(this.getAttribute('data-drawn') ?? '')}`;
    },
  });
}

beforeAll(givePictures);
afterEach(clearVisit);
beforeEach(() => {
  busy.length = 0;
});

/** The shop, which takes each picture under a name of its own. */
function takePictures() {
  let taken = 0;
  return fakeApi({ [send]: () => [{ id: `p-${++taken}` }] });
}

function Choice() {
  const [chosen, setChosen] = useState<ChosenPicture[]>([]);
  return (
    <PictureChoice
      id="pictures"
      site={siteRules.nl}
      proof={{ key: 'k-1' }}
      orderId="o-1"
      chosen={chosen}
      onChange={setChosen}
      onBusy={(isBusy) => busy.push(isBusy)}
    />
  );
}
const input = () => screen.getByLabelText('Foto’s toevoegen');

test('pictures are sent as they are chosen, shown, and can be taken out again', async () => {
  const asked = takePictures();
  const { user } = showInShop(<Choice />);
  await user.upload(input(), [file('a.jpg'), file('b.jpg')]);
  expect(await screen.findByAltText('Foto 2')).toHaveAttribute(
    'src',
    `data:image/jpeg;base64,${btoa('b.jpg')}`,
  );
  expect(asked.flatMap(({ items }) => items)).toEqual([sentAs('a.jpg'), sentAs('b.jpg')]);
  await waitFor(() => expect(busy).toEqual([true, false]));
  expect(screen.getByRole('status')).toHaveTextContent('2 foto’s');
  await user.click(screen.getByRole('button', { name: 'Foto 1 verwijderen' }));
  expect(screen.queryByAltText('Foto 2')).toBeNull();
  expect(input()).toHaveFocus();
});

test('no more than four are sent, and it is said', async () => {
  const asked = takePictures();
  const { user } = showInShop(<Choice />);
  await user.upload(input(), ['a', 'b', 'c', 'd', 'e'].map(file));
  expect(await screen.findByRole('alert')).toHaveTextContent('Hooguit 4 foto’s');
  expect(await screen.findByAltText('Foto 4')).toBeInTheDocument();
  expect(input()).toBeDisabled();
  expect(asked).toHaveLength(4);
});

test('what is no picture is named, and the others are kept', async () => {
  takePictures();
  const { user } = showInShop(<Choice />);
  await user.upload(input(), [new File(['a'], 'a.txt', { type: 'image/jpeg' }), file('b.jpg')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('a.txt is niet toegevoegd.');
  expect(await screen.findByAltText('Foto 1')).toBeInTheDocument();
});

test('a refusal says what the shop says', async () => {
  const said = 'Te veel aanvragen.';
  fakeApi({ [send]: refuse('too-many-requests', said) });
  const { user } = showInShop(<Choice />);
  await user.upload(input(), file('a.jpg'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
});

test('a picture that is taken out while another is on its way stays out', async () => {
  const second = later([{ id: 'p-2' }]);
  fakeApi({
    [send]: ({ items }) =>
      JSON.stringify(items).includes(btoa('b.jpg')) ? second.answer() : [{ id: 'p-1' }],
  });
  const { user } = showInShop(<Choice />);
  await user.upload(input(), file('a.jpg'));
  await screen.findByAltText('Foto 1');
  await user.upload(input(), file('b.jpg'));
  await user.click(screen.getByRole('button', { name: 'Foto 1 verwijderen' }));
  second.arrive();
  expect(await screen.findByAltText('Foto 1')).toHaveAttribute(
    'src',
    `data:image/jpeg;base64,${btoa('b.jpg')}`,
  );
  expect(screen.queryByAltText('Foto 2')).toBeNull();
});

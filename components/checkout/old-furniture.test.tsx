import { act, screen } from '@testing-library/react';
import { showInShop } from '@/components/testing/in-shop';
import messages from '@/messages/nl/interface.json';
import { OldFurniture } from './old-furniture';

const texts = messages.checkout.oldPieces;
const field = () => screen.getByRole('combobox', { name: texts.label });

test('as many old pieces can be chosen as the shop takes, and what is chosen is sent', async () => {
  const sent: number[] = [];
  const { user } = showInShop(
    <OldFurniture chosen={0} most={2} onChoose={async (pieces) => sent.push(pieces)} />,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    texts.none,
    '1 oud meubel',
    '2 oude meubels',
  ]);
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('Gratis'));
  await user.selectOptions(field(), '2');
  expect(sent).toEqual([2]);
});

test('a choice that did not arrive says so beside it, and what the basket has is shown again', async () => {
  const { user } = showInShop(
    <OldFurniture chosen={1} most={2} onChoose={() => Promise.reject(new Error('away'))} />,
  );
  await user.selectOptions(field(), '2');
  expect(await screen.findByText(texts.failed)).toBeInTheDocument();
  expect(field()).toHaveValue('1');
});

test('the answer to a choice that another has followed brings nothing back, and blames nobody', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const send = () => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  };
  const { user } = showInShop(<OldFurniture chosen={0} most={2} onChoose={send} />);
  await user.selectOptions(field(), '2');
  await user.selectOptions(field(), '1');
  await act(async () => answers[0]?.reject(new Error('away')));
  expect(field()).toHaveValue('1');
  expect(screen.queryByText(texts.failed)).not.toBeInTheDocument();
  await act(async () => answers[1]?.reject(new Error('away')));
  expect(field()).toHaveValue('0');
  expect(screen.getByText(texts.failed)).toBeInTheDocument();
});

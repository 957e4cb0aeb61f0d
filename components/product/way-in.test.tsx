import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInShop } from '@/components/testing/in-shop';
import messages from '@/messages/nl/late.json';
import { WayIn } from './way-in';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const texts = messages.wayIn;
const sofa = { width: 215, depth: 95, height: 60 };
const title = 'Past het?';

async function show(packages = [sofa], unpacked: typeof sofa | null = null) {
  showInShop(<WayIn title={title} packages={packages} unpacked={unpacked} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: title }));
  const fill = async (label: string, text: string) => {
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, text);
  };
  return { user, fill };
}

const verdict = () => screen.findByRole('status');

it('answers once the door is known, with what is left, and draws it', async () => {
  const { fill } = await show();
  expect(await verdict()).toHaveTextContent(texts.incomplete);
  await fill(texts.doorWidth, '83');
  await fill(texts.doorHeight, '201,5');
  expect(await verdict()).toHaveTextContent('Ja, dit past: er blijft 23 cm over.');
  expect(screen.getByRole('img', { name: /60 bij 95 cm in een deur van 83 bij 201,5 cm/ })).toBeVisible();
});

it('says what is missing, and at which hurdle', async () => {
  const { user, fill } = await show();
  await fill(texts.doorWidth, '83');
  await fill(texts.doorHeight, '201');
  await user.selectOptions(screen.getByRole('combobox', { name: texts.way }), texts.ways.stairs);
  expect(await verdict()).toHaveTextContent(texts.incomplete);
  await fill(texts.stairsWidth, '70');
  await fill(texts.headroom, '190');
  expect(await verdict()).toHaveTextContent('er blijft 10 cm over');
  await user.click(screen.getByRole('checkbox', { name: texts.turn }));
  expect(await verdict()).toHaveTextContent(/niet: er is \d+ cm te weinig/);
  const row = screen.getByText(texts.hurdles.stairs).closest('div');
  expect(row).toHaveTextContent('te weinig');
  expect(screen.getByText(texts.hurdles.door).closest('div')).toHaveTextContent('23 cm over');
});

it('warns where it is tight, and takes the package that gets in worst', async () => {
  const { fill } = await show([
    { width: 90, depth: 60, height: 40 },
    { ...sofa, height: 81 },
  ]);
  await fill(texts.doorWidth, '83');
  await fill(texts.doorHeight, '201');
  expect(await verdict()).toHaveTextContent(
    'Krap: er blijft maar 2 cm over en wij raden 10 cm aan. Meet het nog eens na',
  );
});

it.each([
  [70, 'uitgepakt wel: dan blijft er 13 cm over'],
  [78, 'uitgepakt is het krap: dan blijft er maar 5 cm over'],
])(
  'says how it gets in without its package where only that is in the way, %s cm high',
  async (height, said) => {
    const { fill } = await show([{ ...sofa, height: 85 }], { ...sofa, height });
    await fill(texts.doorWidth, '83');
    await fill(texts.doorHeight, '201');
    expect(await verdict()).toHaveTextContent(said);
  },
);

it('names the range of a measure that cannot be, keeps it, and answers nothing', async () => {
  const { user, fill } = await show();
  await fill(texts.doorWidth, '8,3');
  await fill(texts.doorHeight, '201');
  await user.tab();
  const field = screen.getByRole('textbox', { name: texts.doorWidth });
  expect(field).toHaveAccessibleDescription('Vul een maat in van 40 tot 400 cm.');
  expect(field).toHaveValue('8,3');
  expect(await verdict()).toHaveTextContent(texts.incomplete);
});

it('is put away by the button that brought it', async () => {
  const { user } = await show();
  await verdict();
  await user.click(screen.getByRole('button', { name: title }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

import { codeSchema, confirmSchema, contractSchema } from './schema';

const contract = {
  orderNumber: 'LW-7K4-M9X-R39',
  email: 'sanne@example.nl',
  name: 'Sanne de Wit',
  statement: '',
};

/** The first thing that is wrong, as a key of the messages. */
async function wrongIn(
  schema: { validate(value: unknown): Promise<unknown> },
  value: unknown,
): Promise<string> {
  return schema.validate(value).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

it('takes an order number as it is read from paper', async () => {
  for (const orderNumber of ['LW-7K4-M9X-R39', ' lw 7k4 m9x r39 '])
    expect(await wrongIn(contractSchema, { ...contract, orderNumber })).toBe('');
});

it('says of a number that cannot be one of ours that it is none', async () => {
  expect(await wrongIn(contractSchema, { ...contract, orderNumber: 'LW-7K4-M9X-R38' })).toBe('orderNumber');
});

it('takes a code with or without its dash, in any case', async () => {
  for (const code of ['7K4M-9XR3', '7k4m9xr3']) expect(await wrongIn(codeSchema, { code })).toBe('');
  expect(await wrongIn(codeSchema, { code: '7K4M-9XR' })).toBe('code');
});

it('asks for one article at least', async () => {
  const form = { name: 'Sanne de Wit', reason: '' };
  expect(await wrongIn(confirmSchema, { ...form, quantities: [0, 1] })).toBe('');
  expect(await wrongIn(confirmSchema, { ...form, quantities: [0, 0] })).toBe('chooseLine');
});

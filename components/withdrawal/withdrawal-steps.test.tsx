import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { DeclarationInput } from '@/api/contract/withdrawal-declarations';
import type { WithdrawalInput } from '@/api/contract/withdrawals';
import { ApiFailure } from '@/lib/api/failure';
import type { Proof, WithdrawalCalls } from '@/lib/withdrawal/api';
import type { Entry } from '@/lib/withdrawal/draft';
import type { WithdrawalCheck } from '@/lib/withdrawal/models';
import pageTexts from '@/messages/nl/interface.json';
import { ruleTexts } from '@/messages/validation';
import { siteRules } from '@/sites/rules';
import { check, email, orderNumber, receipt } from './testing/some-withdrawal';
import { WithdrawalSteps } from './withdrawal-steps';

const messages = { ...pageTexts, validation: ruleTexts.nl };
const refused = (code: 'order-not-found' | 'withdrawal-code-invalid' | 'not-withdrawable', message: string) =>
  new ApiFailure({ status: 409, code, message });
const lost = new ApiFailure({ status: 0, code: 'network', message: '' });
const fromMail: Entry = { key: 'a.b', orderId: '', orderNumber: '' };
const typed: Entry = { key: '', orderId: '', orderNumber };

type Situation = { failures?: Error[]; entry?: Entry; found?: WithdrawalCheck };

/** The shop as the form sees it: it keeps what it was told, and fails with what it is given first. */
function setUp({ failures = [], entry = fromMail, found = check }: Situation = {}) {
  const withdrawn: { input: WithdrawalInput; key: string }[] = [];
  const declared: DeclarationInput[] = [];
  const checked: Proof[] = [];
  const answer = async <T,>(value: T): Promise<T> => {
    const failure = failures.shift();
    if (failure) throw failure;
    return value;
  };
  const calls: WithdrawalCalls = {
    declare: (input) => {
      declared.push(input);
      return answer(undefined);
    },
    check: (proof) => {
      checked.push(proof);
      return answer(found);
    },
    withdraw: (input, key) => {
      withdrawn.push({ input, key });
      return answer(receipt);
    },
  };
  const page = render(
    <NextIntlClientProvider locale="nl-NL" messages={messages}>
      <WithdrawalSteps site={siteRules.nl} calls={calls} entry={entry} />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  return {
    ...{ withdrawn, declared, checked, user },
    leave: () => page.unmount(),
    declare: async () => {
      await user.type(screen.getByLabelText('E-mailadres'), email);
      await user.type(screen.getByLabelText('Uw naam'), 'Sanne de Wit');
      await user.click(screen.getByRole('button', { name: 'Herroeping bevestigen' }));
    },
    enterCode: async (code: string) => {
      await user.type(screen.getByLabelText('Code uit de e-mail'), code);
      await user.click(screen.getByRole('button', { name: 'Verder' }));
    },
    confirm: () => user.click(screen.getByRole('button', { name: 'Herroeping bevestigen' })),
  };
}
const lastStep = () => screen.findByText(`Bestelling ${orderNumber} van 17 november 2026`);
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    configurable: true,
    value: () => `key-${Math.random()}`,
  });
});

beforeEach(() => window.sessionStorage.clear());

test('the link of a mail opens the last step, which leads to a receipt with date and time', async () => {
  const { confirm, withdrawn, checked, user } = setUp();
  await lastStep();
  await waitFor(async () => expect(await heading('Herroeping bevestigen')).toHaveFocus());
  expect(checked).toEqual([{ key: 'a.b' }]);
  expect(screen.getByText('U kunt herroepen tot en met 30 november 2026.')).toBeVisible();
  expect(screen.getByText('Op maat gemaakt: kan niet worden herroepen')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Terug' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Aantal van Bank Oslo'), '1');
  await confirm();
  await waitFor(async () => expect(await heading('Uw herroeping is ontvangen')).toHaveFocus());
  expect(screen.getByText('17 november 2026, 14:05 uur')).toBeVisible();
  expect(screen.getByText(`${orderNumber}-R1`)).toBeVisible();
  expect(screen.getByText('1 × Bank Oslo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Afdrukken' })).toBeVisible();
  expect(withdrawn.map(({ input }) => input)).toEqual([
    { key: 'a.b', name: 'Sanne de Wit', lines: [{ line: 0, quantity: 1 }] },
  ]);
  expect(window.sessionStorage).toHaveLength(0);
});

test('without the mail at hand it is declared first, and the code of the mail opens the last step', async () => {
  const { declare, enterCode, declared, checked } = setUp({ entry: typed });
  await declare();
  await waitFor(async () => expect(await heading('Kijk in uw e-mail')).toHaveFocus());
  expect(declared).toEqual([{ orderNumber, email, name: 'Sanne de Wit' }]);
  expect(screen.queryByText(/Bank Oslo/)).not.toBeInTheDocument();
  await enterCode('7k4m-9xrt');
  await lastStep();
  expect(checked).toEqual([{ orderNumber, email, code: '7k4m-9xrt' }]);
  expect(screen.getByRole('button', { name: 'Terug' })).toBeVisible();
});

test('what was declared before is completed, not confirmed a second time', async () => {
  setUp({ found: { ...check, declaredAt: '2026-11-17T13:05:00.000Z' } });
  await heading('Herroeping afronden');
  expect(screen.getByText(/op 17 november 2026 om 14:05; dat tijdstip geldt/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Herroeping afronden' })).toBeVisible();
  expect(screen.queryByText('Herroeping bevestigen')).not.toBeInTheDocument();
});

test('what was declared too long ago is not lost: the shop decides', async () => {
  const lines = check.lines.map((line) => ({ ...line, withdrawable: 0, reason: 'too-late' as const }));
  setUp({ found: { ...check, lines, undecidedAt: '2026-11-17T13:05:00.000Z' } });
  expect(await screen.findByText(/niet binnen 30 dagen afgerond. Uw verklaring blijft staan/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a wrong code is said, and not tried again by a reload', async () => {
  const wrong = refused('withdrawal-code-invalid', 'Deze code klopt niet');
  const first = setUp({ entry: typed });
  await first.declare();
  await heading('Kijk in uw e-mail');
  first.leave();
  const again = setUp({ entry: typed, failures: [wrong] });
  await again.enterCode('22222222');
  expect(await screen.findByRole('alert')).toHaveTextContent('Deze code klopt niet');
  again.leave();
  const reloaded = setUp({ entry: typed });
  await heading('Kijk in uw e-mail');
  expect(reloaded.checked).toEqual([]);
});

test('the mail can be asked for again', async () => {
  const { declare, declared, user } = setUp({ entry: typed });
  await declare();
  await heading('Kijk in uw e-mail');
  await user.click(screen.getByRole('button', { name: 'E-mail opnieuw aanvragen' }));
  expect(await screen.findByText(/Uw aanvraag is verstuurd/)).toBeVisible();
  expect(declared).toHaveLength(2);
});

test('a mail that is refused the second time is not called sent, whatever field the API names', async () => {
  const fields = [{ property: 'email', message: 'Dit adres kennen we niet' }];
  const failures: Error[] = [];
  const { declare, user } = setUp({ entry: typed, failures });
  await declare();
  await heading('Kijk in uw e-mail');
  failures.push(
    new ApiFailure({ status: 400, code: 'invalid-input', message: JSON.stringify(fields), fields }),
  );
  await user.click(screen.getByRole('button', { name: 'E-mail opnieuw aanvragen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit adres kennen we niet');
  expect(screen.queryByText(/Uw aanvraag is verstuurd/)).not.toBeInTheDocument();
});

test('what is missing or no number of ours is said at its field, the first of which takes the focus', async () => {
  const { user } = setUp({ entry: { ...typed, orderNumber: 'LW-7K4-M9X-R38' } });
  await user.click(screen.getByRole('button', { name: 'Herroeping bevestigen' }));
  const number = screen.getByLabelText('Bestelnummer');
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription(/geen bestelnummer van ons/);
  expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription(/Vul uw e-mailadres in/);
});

test('what the API refuses of a declaration stands beside its field, which takes the focus', async () => {
  const fields = [{ property: 'email', message: 'Dit adres kennen we niet' }];
  const failure = new ApiFailure({
    status: 400,
    code: 'invalid-input',
    message: JSON.stringify(fields),
    fields,
  });
  const { declare } = setUp({ entry: typed, failures: [failure] });
  await declare();
  const field = screen.getByLabelText('E-mailadres');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Dit adres kennen we niet/));
  expect(field).toHaveFocus();
  expect(field).toHaveValue(email);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a declaration that fails keeps what was typed, and so does leaving the page', async () => {
  const { declare, leave } = setUp({ entry: typed, failures: [lost] });
  await declare();
  expect(await screen.findByRole('alert')).toHaveTextContent('Dat is niet gelukt');
  expect(screen.getByLabelText('E-mailadres')).toHaveValue(email);
  leave();
  setUp({ entry: { ...typed, orderNumber: '' } });
  expect(screen.getByLabelText('E-mailadres')).toHaveValue(email);
  expect(screen.getByLabelText('Uw naam')).toHaveValue('Sanne de Wit');
  expect(screen.getByLabelText('Bestelnummer')).toHaveValue(orderNumber);
});

test('a reload of the last step keeps what was chosen', async () => {
  const { user, leave } = setUp();
  await lastStep();
  await user.selectOptions(screen.getByLabelText('Aantal van Bank Oslo'), '2');
  await user.type(screen.getByLabelText(/Reden/), 'Te hoog');
  leave();
  const again = setUp({ entry: { ...fromMail, key: '' } });
  await lastStep();
  expect(again.checked).toEqual([{ key: 'a.b' }]);
  expect(screen.getByLabelText('Aantal van Bank Oslo')).toHaveValue('2');
  expect(screen.getByLabelText(/Reden/)).toHaveValue('Te hoog');
});

test('a link that is not right leads to the form, and says so', async () => {
  setUp({ failures: [refused('order-not-found', 'Bestelling niet gevonden')] });
  await heading('Uw verklaring');
  expect(screen.getByRole('alert')).toHaveTextContent('Deze link klopt niet');
});

test('an order of another browser leads to the form without a word', async () => {
  const entry = { key: '', orderId: '00000000-0000-4000-8000-000000000001', orderNumber };
  setUp({ entry, failures: [refused('order-not-found', 'Bestelling niet gevonden')] });
  await heading('Uw verklaring');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Bestelnummer')).toHaveValue(orderNumber);
});

test('an order that cannot be fetched can be asked for again', async () => {
  const { user } = setUp({ failures: [lost] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Dat is niet gelukt');
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await lastStep();
});

test('nothing chosen is an error of the lines', async () => {
  const { confirm, withdrawn } = setUp();
  await lastStep();
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Kies minstens één artikel');
  expect(withdrawn).toEqual([]);
});

test('a lost answer is asked for again under the same key, another choice is another declaration', async () => {
  const failures: Error[] = [];
  const { confirm, withdrawn, user } = setUp({ failures });
  await lastStep();
  failures.push(lost, lost);
  await user.selectOptions(screen.getByLabelText('Aantal van Bank Oslo'), '1');
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Dat is niet gelukt');
  await confirm();
  await waitFor(() => expect(withdrawn).toHaveLength(2));
  await user.selectOptions(screen.getByLabelText('Aantal van Bank Oslo'), '2');
  await confirm();
  await heading('Uw herroeping is ontvangen');
  const [first, second, third] = withdrawn.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a lost answer is asked for under the same key after a reload, too: no second piece is withdrawn', async () => {
  const failures: Error[] = [];
  const { confirm, withdrawn, user, leave } = setUp({ failures });
  await lastStep();
  failures.push(lost);
  await user.selectOptions(screen.getByLabelText('Aantal van Bank Oslo'), '1');
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Dat is niet gelukt');
  leave();
  const again = setUp({ entry: { ...fromMail, key: '' } });
  await lastStep();
  await again.confirm();
  await heading('Uw herroeping is ontvangen');
  expect(again.withdrawn).toEqual(withdrawn);
});

import { randomUUID } from 'node:crypto';
import * as calls from '../../contract/calls/payments.ts';
import {
  bankIcaInputSchema,
  bankIcaSchema,
  masterpassCheckoutInputSchema,
  masterpassCheckoutSchema,
  masterpassCommitInputSchema,
  masterpassCommitSchema,
  masterpassTokenInputSchema,
  masterpassTokenSchema,
} from '../../contract/payments.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { icaOf, isKnownIca } from './card-banks.ts';
import { magicTokens } from './magic-token.ts';
import { commitMasterpass, prepareMasterpass } from './masterpass.ts';
import { makeWalletToken } from './masterpass-token.ts';

/** The last two digits of the phone decide what becomes of its tokens. */
const wordsByPhone: Readonly<Record<string, string>> = {
  '01': '.decline',
  '02': '.cancel',
  '03': '.timeout',
  '04': '.late',
};

const paymentErrors = [
  'session-not-found',
  'state-conflict',
  'payment-declined',
  'payment-timeout',
  'payment-method-unavailable',
] as const;

export const masterpassRoutes = [
  defineRoute(
    calls.makeMasterpassToken,
    {
      summary:
        'A token for the wallet of a phone at one bank, valid for 15 minutes and one transaction, which the commit may name ' +
        'again. userId, where sent, must be the caller. In the sandbox the last two digits of the phone decide what becomes of it: 01 declined, 02 cancelled, 03 timeout, ' +
        '04 late; all others succeed',
      auth: 'token',
      body: masterpassTokenInputSchema,
      limit: { points: 20, seconds: 60, isGuard: true },
      errors: ['access-denied', 'payment-method-unavailable', 'too-many-requests'],
      response: masterpassTokenSchema,
    },
    async (call, services) => {
      const { claims, site } = call;
      const [input] = call.items;
      const way = { integrationType: 'masterpass', subIntegrationType: 'masterpass' } as const;
      if (!services.payments.isOffered(site.code, way)) throw new ApiError('payment-method-unavailable');
      if (input.userId !== undefined && input.userId !== claims.sub) throw new ApiError('access-denied');
      if (!isKnownIca(input.bankIca))
        throw new ApiError('invalid-input', undefined, [{ property: 'bankIca', message: 'invalid' }]);
      const word = wordsByPhone[input.phone.slice(-2)] ?? '';
      const { bankIca, transactionId = randomUUID() } = input;
      const wallet = { claims, site, bankIca, transactionId };
      const { token, expiresAt } = await makeWalletToken(wallet, word, services);
      return [
        {
          token,
          bankIca,
          validationType: input.validationType,
          transactionId,
          expiresAt: expiresAt.toISOString(),
        },
      ];
    },
  ),
  defineRoute(
    calls.findBankIca,
    {
      summary:
        "Masterpass's number of a bank, by EFT code (0046 Akbank, 0062 Garanti BBVA, 0064 İş Bankası, 0067 Yapı Kredi …); " +
        'only credit cards have one for more than one instalment',
      auth: 'token',
      body: bankIcaInputSchema,
      errors: ['resource-not-found'],
      response: bankIcaSchema,
    },
    async ({ items: [input] }) => {
      const isSplitDebit = input.installmentCount > 1 && input.cardType === 'DEBIT_CARD';
      const bankIca = isSplitDebit ? null : icaOf(input);
      if (bankIca === null) throw new ApiError('resource-not-found');
      return [{ bankIca }];
    },
  ),
  defineRoute(
    calls.prepareMasterpass,
    {
      summary:
        "Prepare the purchase of the caller's newest order that POST checkout placed with integrationType masterpass: " +
        'fixes bank and instalments, and gives the page of the 3-D step unless is3D is false. Commit it then. A 3-D step that ' +
        'was passed is charged as it was prepared, and nothing is prepared anew (state-conflict)',
      auth: 'token',
      body: masterpassCheckoutInputSchema,
      errors: paymentErrors,
      response: masterpassCheckoutSchema,
    },
    async (call, services) => [await prepareMasterpass(call, call.items[0], services)],
  ),
  defineRoute(
    calls.commitMasterpass,
    {
      summary:
        'Charge a purchase as it was prepared (state-conflict otherwise); repeating it charges nothing again. transactionId, where ' +
        'sent, must be that of the token. With is3D the 3-D step must have been passed (state-conflict before), and its outcome ' +
        `counts; without, the token decides. ${magicTokens}`,
      auth: 'token',
      body: masterpassCommitInputSchema,
      errors: paymentErrors,
      response: masterpassCommitSchema,
    },
    async (call, services) => [await commitMasterpass(call, call.items[0], services)],
  ),
];

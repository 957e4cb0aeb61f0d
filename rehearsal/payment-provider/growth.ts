import type { Growth } from '../growth.ts';

const hints = {
  nl: 'Betaal met een code van uw bank',
  fr: 'Payez avec un code de votre banque',
  de: 'Mit einem Code Ihrer Bank bezahlen',
  en: 'Pay with a code from your bank',
  cs: 'Zaplaťte kódem ze své banky',
  tr: 'Bankanızdan aldığınız kodla ödeyin',
};
const ownTest = 'api/modules/payments/acme/acme.test.ts';
const setUp = 'api/modules/payments/acme/set-up.ts';

export const paymentProvider: Growth = {
  folder: 'payment-provider',
  title: 'a payment provider: acme, with BLIK',
  declaration: [
    {
      file: 'api/contract/payment-methods.ts',
      before: "  'mollie',\n",
      after: "  'mollie',\n  'acme',\n",
    },
    {
      file: 'api/contract/payment-methods.ts',
      before: "  'gopay',\n  'masterpass',\n  'bnpl',\n  /** Pays alone",
      after: "  'gopay',\n  'masterpass',\n  'bnpl',\n  'blik',\n  /** Pays alone",
    },
  ],
  edits: [
    {
      file: 'api/modules/payments/providers.ts',
      before: "import { bankTransfer } from './bank-transfer.ts';\n",
      after: "import { acme } from './acme/set-up.ts';\nimport { bankTransfer } from './bank-transfer.ts';\n",
    },
    {
      file: 'api/modules/payments/providers.ts',
      before: '  mollie,\n',
      after: '  mollie,\n  acme,\n',
    },
    {
      file: 'api/modules/payments/providers.ts',
      before: "'pay-later', 'wire'),",
      after: "'pay-later', 'wire', 'blik'),",
      test: ownTest,
    },
    {
      file: 'api/messages/method-names.ts',
      before: "  gopay: 'GoPay',\n",
      after: "  gopay: 'GoPay',\n  blik: 'BLIK',\n",
    },
    {
      file: 'api/contract/method-facts.ts',
      before: '  gopay: { isCredit: false, brands: [] },\n',
      after: '  gopay: { isCredit: false, brands: [] },\n  blik: { isCredit: false, brands: [] },\n',
    },
    {
      file: 'components/checkout/panels/panels.tsx',
      before: '  gopay: { gopay: GoPayPanel },\n',
      after: '  gopay: { gopay: GoPayPanel },\n  blik: {},\n',
    },
    {
      file: 'api/modules/payments/mollie/payment-request.ts',
      before: '  gopay: null,\n',
      after: '  gopay: null,\n  blik: null,\n',
    },
    {
      file: 'api/runtime/environment.ts',
      before: '  mollieApiUrl: string;\n',
      after: '  mollieApiUrl: string;\n  acmeKey: string | undefined;\n  acmeUrl: string | undefined;\n',
      askedAt: setUp,
    },
    {
      file: 'api/runtime/environment.ts',
      before: '    loqateKey: values.LOQATE_KEY,\n',
      after:
        '    acmeKey: values.ACME_KEY,\n    acmeUrl: values.ACME_URL,\n    loqateKey: values.LOQATE_KEY,\n',
      askedAt: setUp,
    },
    {
      file: 'api/contract/settings/schema.ts',
      before: '  PDOK_URL: webUrl(',
      after: `  ACME_KEY: text(isKey, 'a key without spaces', 'AB12-CD34-EF56-GH78').meta({ isSecret: true }),
  ACME_URL: webUrl('https://api.acme.example'),
  PDOK_URL: webUrl(`,
      askedAt: 'api/runtime/environment.ts',
    },
    {
      file: '.env.example',
      before: 'MOLLIE_API_URL=https://api.mollie.com\n',
      after:
        'MOLLIE_API_URL=https://api.mollie.com\n# Key of an Acme account. Empty plays BLIK in the sandbox.\nACME_KEY=\nACME_URL=https://api.acme.example\n',
      test: 'lib/env/example.test.ts',
    },
    {
      file: 'server/start-settings.test.ts',
      before: "  PDOK_URL: ['",
      after: `  ACME_KEY: ['AcMe-KEY7', 'AcMe KEY7'],
  ACME_URL: ['https://acme7.test', 'acme7.test', 'https://acme7.test?key=s3cret0'],
  PDOK_URL: ['`,
    },
    {
      file: 'sites/be/commerce.ts',
      before: "'wire'],",
      after: "'blik', 'wire'],",
      test: ownTest,
    },
    {
      file: 'api/modules/payments/calls.test.ts',
      before: "['be', 'bancontact ideal card paypal pay-later wire']",
      after: "['be', 'bancontact ideal card paypal pay-later blik wire']",
      test: 'api/modules/payments/calls.test.ts',
    },
    ...Object.entries(hints).map(([language, hint]) => ({
      file: `messages/${language}/interface.json`,
      before: '      "bancontact": "',
      after: `      "blik": "${hint}",\n      "bancontact": "`,
      askedAt: language === 'nl' ? 'components/checkout/payment-methods.tsx' : 'messages/interface.ts',
    })),
  ],
};

import type { Growth } from '../growth.ts';

const countryNames = {
  nl: 'Polen',
  fr: 'Pologne',
  de: 'Polen',
  en: 'Poland',
  cs: 'Polsko',
  tr: 'Polonya',
  pl: 'Polska',
};

/** Leads to a page that the new site does not have: all but categories and newest products. */
const leadsAway = /"link":"\/(?![a-z0-9-]+-c-|newest-products)/;

/** The English home page, as Polish as a rehearsal may be. */
function polishHome(english: string): string {
  const file = JSON.parse(english.replaceAll(/"link": "\/([a-z-]+-c-)/g, '"link": "/z$1'));
  const away = file.desktop.slots.filter((slot: object) => leadsAway.test(JSON.stringify(slot)));
  const left = new Set(away.flatMap((slot: { id: string }) => [slot, slot.id]));
  for (const part of [file.desktop, file.mobile])
    part.slots = part.slots.filter((slot: object | string) => !left.has(slot));
  const quote = { id: 'quote', snippetCode: 'quote', context: { text: quoteText, author: 'Ewa, Gdańsk' } };
  for (const { slots } of [file.desktop, file.mobile]) {
    const hero = slots.find(({ id }: { id: string }) => id === 'hero');
    hero.context.title = 'Dom, do którego chce się wracać';
    slots.unshift(slots === file.desktop.slots ? quote : quote.id);
  }
  file.title = 'Meble i dodatki Linden Dom';
  return `${JSON.stringify(file, null, 2)}\n`;
}

const quoteText = 'Stół, przy którym zostaje się dłużej.';
const tables = [
  {
    file: 'sites/commerce.ts',
    name: 'commerce',
    type: "import type { SiteCommerce } from './site-types.ts';",
  },
  {
    file: 'sites/identities.ts',
    name: 'identity',
    type: "import type { SiteIdentity } from './site-types.ts';",
  },
  { file: 'sites/seeds.ts', name: 'seed', type: "import type { SiteSeed } from './seed-types.ts';" },
  {
    file: 'sites/storefront.ts',
    name: 'storefront',
    type: "import type { SiteStorefront } from './site-types.ts';",
  },
];
const row = { before: ', tr, b2bTr };', after: ', tr, b2bTr, pl };' };

/** With a language, a currency, a country and a way to pay that no other site has. */
export const site: Growth = {
  folder: 'site',
  title: 'a site: pl',
  after: ['language', 'snippet', 'payment-provider'],
  make: (read) => ({
    'sites/pl/content/templates/index.pl.json': polishHome(read('sites/uk/content/templates/index.en.json')),
  }),
  unasked: { 'sites/pl/content/templates/index.pl.json': 'api/db/seed/content/content.test.ts' },
  declaration: [
    { file: 'api/contract/sites.ts', before: "'b2bTr'] as const;", after: "'b2bTr', 'pl'] as const;" },
    { file: 'api/contract/sites.ts', before: "'TRY'] as const;", after: "'TRY', 'PLN'] as const;" },
    { file: 'api/contract/sites.ts', before: "'CZ', 'TR'] as const;", after: "'CZ', 'TR', 'PL'] as const;" },
  ],
  edits: [
    ...tables.flatMap(({ file, name, type }) => [
      {
        file,
        before: `${type}\n`,
        after: `import { ${name} as pl } from './pl/${name}.ts';\n${type}\n`,
      },
      { file, ...row },
    ]),
    {
      file: 'sites/vat.ts',
      before: "  GB: [{ from: '2011-01-04', percent: 20 }],\n",
      after: "  GB: [{ from: '2011-01-04', percent: 20 }],\n  PL: [{ from: '2011-01-01', percent: 23 }],\n",
    },
    {
      file: 'sites/rules.ts',
      before: "import { rules as tr } from './tr/rules.ts';\n",
      after: "import { rules as pl } from './pl/rules.ts';\nimport { rules as tr } from './tr/rules.ts';\n",
    },
    { file: 'sites/rules.ts', ...row },
    {
      file: 'sites/money.ts',
      before: "import type { SiteMoney } from './site-types.ts';\n",
      after:
        "import { money as pl } from './pl/rules.ts';\nimport type { SiteMoney } from './site-types.ts';\n",
    },
    { file: 'sites/money.ts', ...row },
    { file: 'sites/money.ts', before: "  TRY: 'TL',\n", after: "  TRY: 'TL',\n  PLN: 'zł',\n" },
    {
      file: 'sites/countries.ts',
      before: '  TR: { zipCode: /^\\d{5}$/, hasTaxOffices: true },\n',
      after: '  TR: { zipCode: /^\\d{5}$/, hasTaxOffices: true },\n  PL: { zipCode: /^\\d{2}-?\\d{3}$/ },\n',
    },
    {
      file: 'sites/credit-rules.ts',
      before: '  CZ: directive,\n',
      after: '  CZ: directive,\n  PL: directive,\n',
    },
    {
      file: 'sites/consumer-rules.ts',
      before: '  b2bTr: { harmonisedNotices: false },\n',
      after: '  b2bTr: { harmonisedNotices: false },\n  pl: { harmonisedNotices: true },\n',
    },
    {
      file: 'api/modules/payments/testing/site-shopper.ts',
      before: "  TR: { country: 'TR',",
      after: "  PL: { country: 'PL', zipCode: '80-001', city: 'Gdańsk' },\n  TR: { country: 'TR',",
    },
    {
      file: 'e2e/inputs/own.ts',
      before: "import { nl } from './nl';\n",
      after: "import { nl } from './nl';\nimport { pl } from './pl';\n",
    },
    {
      file: 'lib/i18n/messages.test.ts',
      before: "  de: [\n    'Land',",
      after: "  de: [\n    'Land',\n    'Polen',",
      test: 'lib/i18n/messages.test.ts',
    },
    { file: 'e2e/inputs/own.ts', before: '  TR: tr,\n', after: '  TR: tr,\n  PL: pl,\n' },
    ...Object.entries(countryNames).map(([language, name]) => ({
      file: `messages/${language}/interface.json`,
      before: '      "TR": "',
      after: `      "PL": "${name}",\n      "TR": "`,
      askedAt: language === 'nl' ? 'components/address/address-fields.tsx' : 'messages/interface.ts',
    })),
  ],
};

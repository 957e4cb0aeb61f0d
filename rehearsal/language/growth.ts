import type { Growth } from '../growth.ts';

/** Before each text, so that one which is not the language's own shows: no word of the shop begins so. */
const mark = 'Ž';

/** Every text of the English file with the mark; its plural forms are those of Polish. */
function markJson(text: string): string {
  return text
    .replaceAll(/": "/g, `": "${mark}`)
    .replaceAll(/ one \{([^{}]*)\} other \{([^{}]*)\}/g, ' one {$1} few {$2} many {$2} other {$2}');
}

/** The same for whatever begins like a sentence or is part of a title; the rest are keys, modules and single words. */
function markCode(text: string): string {
  return text
    .replaceAll(/(['`])(?=[A-Z0-9])(?![^'`\n]*['`]:)/g, `$1${mark}`)
    .replaceAll(/} (?=high`)/g, `} ${mark}`)
    .replaceAll(/ phrase: '/g, ` phrase: '${mark.toLowerCase()}`)
    .replaceAll(/\ben\b(?=: \w+ = |\b: \w+Texts)/g, 'pl')
    .replace("config: 'english'", "config: 'simple'");
}

const tables = [
  { file: 'messages/api.ts', type: 'ApiTexts', shape: 'api', path: './pl/api.ts' },
  { file: 'messages/catalogue.ts', type: 'CatalogueTexts', shape: 'catalogue', path: './pl/catalogue.ts' },
  { file: 'messages/dates.ts', type: 'DateWords', shape: 'dates', path: './pl/dates.ts' },
  { file: 'messages/failure.ts', type: 'FailureTexts', shape: 'failure', path: './pl/failure.ts' },
  { file: 'messages/validation.ts', type: 'RuleTexts', shape: 'errors', path: './pl/validation.ts' },
];

/** Polish, as far as a machine can write it: the English files with a mark before each text. */
export const language: Growth = {
  folder: 'language',
  title: 'a language: pl',
  make: (read, list) =>
    Object.fromEntries(
      [
        ...list('messages/en').map((name) => `/${name}`),
        ...list('messages/en/catalogue').map((name) => `/catalogue/${name}`),
      ]
        .filter((name) => /\.(ts|json)$/.test(name))
        .map((name) => {
          const text = read(`messages/en${name}`);
          return [`messages/pl${name}`, name.endsWith('.json') ? markJson(text) : markCode(text)];
        }),
    ),
  declaration: [{ file: 'messages/languages.ts', before: "'tr'] as const", after: "'tr', 'pl'] as const" }],
  edits: [
    ...tables.flatMap(({ file, type, shape, path }) => [
      {
        file,
        before: `import type { ${type} } from './shape/${shape}.ts';\n`,
        after: `import { pl } from '${path}';\nimport type { ${type} } from './shape/${shape}.ts';\n`,
      },
      { file, before: ', cs, tr };', after: ', cs, tr, pl };' },
    ]),
    {
      file: 'api/db/seed/catalogue/words.test.ts',
      before: "      tr: 'Oslo üçlü kanepe,",
      after: "      pl: 'ŽOslo 3-seater sofa, žsand linen, seen at an angle',\n      tr: 'Oslo üçlü kanepe,",
      test: 'api/db/seed/catalogue/words.test.ts',
    },
    {
      file: 'api/modules/payments/mollie/payment-request.ts',
      before: '  tr: Locale.en_GB,\n',
      after: '  tr: Locale.en_GB,\n  pl: Locale.pl_PL,\n',
    },
    {
      file: 'messages/green-claims.ts',
      before: '  tr: {\n    claims: [\n',
      after: '  pl: { claims: [], notClaims: [] },\n  tr: {\n    claims: [\n',
    },
    {
      file: 'messages/late.ts',
      before: "  tr: () => import('./tr/late.json'),\n",
      after: "  tr: () => import('./tr/late.json'),\n  pl: () => import('./pl/late.json'),\n",
    },
    {
      file: 'messages/interface.ts',
      before: "  tr: () => import('./tr/interface.json'),\n",
      after: "  tr: () => import('./tr/interface.json'),\n  pl: () => import('./pl/interface.json'),\n",
    },
  ],
};

import type { Growth } from '../growth.ts';

const names = { nl: 'Merk', fr: 'Marque', de: 'Marke', en: 'Brand', cs: 'Značka', tr: 'Marka' };

export const facet: Growth = {
  folder: 'facet',
  title: 'a facet: brand',
  declaration: [
    {
      file: 'api/contract/facets.ts',
      before: "  price: { kind: 'range',",
      after: "  brand: { kind: 'values', isMultiple: false, shownAt: 15 },\n  price: { kind: 'range',",
    },
  ],
  unasked: {
    'api/db/migrations/0019_facet-brand.sql': 'api/modules/listing/rebuild.test.ts',
  },
  edits: [
    {
      file: 'api/db/migrations/meta/_journal.json',
      before: `0018_template-editor",
      "breakpoints": true
    }`,
      after: `0018_template-editor",
      "breakpoints": true
    },
    {
      "idx": 19,
      "version": "7",
      "when": 1795420000000,
      "tag": "0019_facet-brand",
      "breakpoints": true
    }`,
      test: 'api/modules/listing/rebuild.test.ts',
    },
    {
      file: 'api/db/schema/facets.ts',
      before: "  offer: smallint('offer_mask').notNull(),\n",
      after:
        "  offer: smallint('offer_mask').notNull(),\n  brand: smallint('brand_id').notNull().default(0),\n",
    },
    {
      file: 'api/modules/listing/facet-row.ts',
      before: '    price: sql`pr.amount`,\n',
      after:
        "    brand: codeOf('brand', sql`lower(translate(p.brand, 'å', 'a'))`),\n    price: sql`pr.amount`,\n",
    },
    {
      file: 'api/db/seed/catalogue/facets.ts',
      before: "import { type Named, named } from './named.ts';\n",
      after:
        "import { makers } from './makers.ts';\nimport { inEachLanguage, type Named, named } from './named.ts';\n",
    },
    {
      file: 'api/db/seed/catalogue/facets.ts',
      before: '(texts) => texts.offer),\n',
      after: `(texts) => texts.offer),
  /** \`product_facet.brand_id\`: the number of the maker. */
  brand: Object.entries(makers).map(([value, { id, brand }]) => ({
    value,
    code: id,
    title: inEachLanguage(() => brand),
  })),
`,
    },
    {
      file: 'api/db/seed/catalogue/words.test.ts',
      before: "  ...['fauteuils',",
      after: "  ...['linden', 'veenhout', 'norrgård', 'valdoro', 'lichtdraad'],\n  ...['fauteuils',",
      test: 'api/db/seed/catalogue/words.test.ts',
    },
    ...Object.entries(names).map(([language, name]) => ({
      file: `messages/${language}/names.ts`,
      before: "    price: '",
      after: `    brand: '${name}',\n    price: '`,
    })),
  ],
};

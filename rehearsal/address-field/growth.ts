import type { Growth } from '../growth.ts';

const labels = { nl: 'Verdieping', fr: 'Étage', de: 'Etage', en: 'Floor', cs: 'Patro', tr: 'Kat' };

export const addressField: Growth = {
  folder: 'address-field',
  title: 'a field of the address: floor',
  declaration: [
    {
      file: 'api/contract/address-fields.ts',
      before: "  district: { rule: 'text',",
      after:
        "  floor: { rule: 'text', max: 10, isOptional: true, line: 'street', row: 'street' },\n  district: { rule: 'text',",
    },
  ],
  edits: [
    {
      file: 'lib/address/form-fields.test.ts',
      before: "'street', 'city', 'county', 'district'],",
      after: "'street', 'floor', 'city', 'county', 'district'],",
      test: 'lib/address/form-fields.test.ts',
    },
    ...Object.entries(labels).map(([language, label]) => ({
      file: `messages/${language}/interface.json`,
      before: '      "addition": "',
      after: `      "floor": "${label}",\n      "addition": "`,
      askedAt: language === 'nl' ? 'components/address/address-fields.tsx' : 'messages/interface.ts',
    })),
  ],
};

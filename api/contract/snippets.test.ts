import { snippetCodes, snippetSchemas } from './snippets.ts';
import { templateSchema } from './template.ts';

const template = (slot: object) => ({
  alias: 'index',
  seoInfo: { title: { nl: 'a' }, description: { nl: 'b' } },
  slots: [{ id: 'a', ...slot }],
});
const isValid = (slot: object) => templateSchema.isValid(template(slot), { strict: true });

describe('the context of a snippet', () => {
  test('is what its code asks for', async () => {
    expect(await isValid({ snippetCode: 'announcement-banner', context: { text: 'Nu' } })).toBe(true);
    expect(await isValid({ snippetCode: 'announcement-banner', context: { title: 'Nu' } })).toBe(false);
    expect(await isValid({ snippetCode: 'faq', context: { text: 'Nu' } })).toBe(false);
    expect(await isValid({ snippetCode: 'subscription', context: {} })).toBe(true);
  });

  test.each(snippetCodes)('of %s must be there', async (snippetCode) => {
    expect(await isValid({ snippetCode })).toBe(false);
  });

  test('belongs to a code that is known', async () => {
    expect(await isValid({ snippetCode: 'carousel', context: {} })).toBe(false);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])(
    'does not lead to %s',
    (link) => {
      expect(snippetSchemas['announcement-banner'].cast({ text: 'Nu', link })).toEqual({ text: 'Nu' });
    },
  );
});

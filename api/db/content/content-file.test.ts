import { parseContentFile } from './content-file.ts';
import { printContentFile } from './print-content-file.ts';

const of = { site: 'nl', alias: 'proef', language: 'nl' } as const;
const slot = (id: string, snippetCode: string, context: object) => ({ id, snippetCode, context });
const banner = (context: object) => slot('a', 'announcement-banner', { text: 'Hallo', ...context });
const page = (desktop: unknown[], more: object = {}) =>
  JSON.stringify({ title: 'Proef', description: 'Een proef', desktop: { slots: desktop }, ...more });
const read = (text: string) => parseContentFile(text, of);

/** `desktop a link: message` */
const told = (text: string) =>
  read(text).problems.map(({ device, slot: id, field, message }) =>
    [[device, id, field].filter(Boolean).join(' '), message].filter(Boolean).join(': '),
  );

describe('a content file', () => {
  it('names each fault with device, slot and field', () => {
    expect(told(page([banner({ link: 'javascript:alert(1)' })]))).toEqual([
      'desktop a link: leads where no link may lead',
    ]);
    expect(told(page([banner({ colour: 'red' })]))).toEqual([
      'desktop a colour: is not known to announcement-banner',
    ]);
    expect(told(page([banner({ text: 'Bel {{telefoon}}' })]))).toEqual([
      'desktop a text: {{telefoon}} is no fact of the shop',
    ]);
    expect(told(page([banner({ text: 'Nu met duurzaam hout' })], { title: 'Ecologisch wonen' }))).toEqual([
      'desktop title: promises something for nature (“Ecologisch”) without the number of a certificate',
      'desktop a text: promises something for nature (“duurzaam”) without the number of a certificate',
    ]);
    expect(told(page([banner({}), banner({})]))).toEqual(['desktop a id: is taken already']);
    expect(told(page([slot('b', 'faq', { title: 'Vragen' })]))).toEqual([
      'desktop b questions: is a required field',
    ]);
    expect(
      told(page([slot('c', 'full-width-text', { body: ['<p onclick="x">a</p>', '<img src=x>'] })])),
    ).toEqual(['desktop c body: holds what no page shows: p onclick, img, img src']);
    const image = { path: '/media/none.webp', alt: 'Niets' };
    expect(told(page([slot('d', 'full-width-image', { title: 'x', image })]))).toEqual([
      'desktop d image.path: there is no picture /media/none.webp in public/media',
    ]);
  });

  it('names faults of its shape, and of the slots that are some beside them', () => {
    expect(told('{ "title": ')).toEqual([expect.stringContaining('JSON')]);
    expect(told('[]')).toEqual(['must be an object with desktop or mobile']);
    expect(told(page([banner({})], { colour: 'red' }))).toEqual(['colour: is not known']);
    expect(told(page([banner({})], { mobile: { slots: ['z'] } }))).toEqual([
      'mobile #1: is no slot, nor the id of one on desktop',
    ]);
    expect(told(page([slot('x', 'carousel', {}), banner({ text: '' })]))).toEqual([
      expect.stringMatching(/^desktop x snippetCode: must be one of/),
      'desktop a text: is a required field',
    ]);
  });

  it('has a mobile slot as on desktop where it names its id alone', () => {
    const text = page([banner({})], { mobile: { title: 'Klein', slots: ['a'] } });
    const [desktop, mobile] = read(text).documents;
    expect(mobile?.slots).toEqual(desktop?.slots);
    expect([desktop?.seoInfo.title, mobile?.seoInfo.title]).toEqual([{ nl: 'Proef' }, { nl: 'Klein' }]);
  });

  it('is the same after it was read and written again, and so are its documents', () => {
    const body = ['<h2>Kop</h2>', '<p>Bel {{phone}}.</p>'];
    const image = { path: '/media/room-living.webp', alt: 'Een kamer' };
    const { documents, problems } = read(
      page(
        [slot('t', 'full-width-text', { body }), slot('i', 'full-width-image', { title: 'Thuis', image })],
        {
          policy: 'terms',
          mobile: { slots: ['i'] },
        },
      ),
    );
    expect(problems).toEqual([]);
    const text = printContentFile(documents);
    expect(read(text)).toEqual({ documents, problems: [] });
    expect(printContentFile(read(text).documents)).toBe(text);
    expect(text).not.toContain('width"');
  });
});

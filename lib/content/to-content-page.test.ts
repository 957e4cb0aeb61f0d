import type { Slot, Template } from '@/api/contract/template';
import { toContentPage } from './to-content-page';

const nl = { language: 'nl' } as const;

function template(slots: Slot[]): Template {
  return { alias: 'index', seoInfo: { title: { nl: 'Titel' }, description: { nl: 'Tekst' } }, slots };
}

const banner: Slot = { id: 'a', snippetCode: 'announcement-banner', context: { text: 'Herfst' } };
const hero: Slot = {
  id: 'b',
  snippetCode: 'full-width-image',
  context: { title: 'Thuis', image: { path: '/media/a.webp', alt: '', width: 4, height: 3 } },
};
const text: Slot = {
  id: 'c',
  snippetCode: 'full-width-text',
  context: { title: 'Kosten', body: '<p>x</p>' },
};

describe('toContentPage', () => {
  it('gives the page one main heading: the first snippet that can carry it', () => {
    const page = toContentPage(template([banner, hero, text]), nl, 'desktop');
    expect(page.slots.map(({ isMainHeading }) => isMainHeading)).toEqual([false, true, false]);
    expect(page.needsHeading).toBe(false);
  });

  it('asks for a heading where no snippet has one', () => {
    expect(toContentPage(template([banner]), nl, 'desktop').needsHeading).toBe(true);
  });

  it('leaves out snippets without a component', () => {
    const page = toContentPage(
      template([{ id: 'd', snippetCode: 'subscription', context: {} }, hero]),
      nl,
      'mobile',
    );
    expect(page.slots.map(({ slot }) => slot.id)).toEqual(['b']);
  });

  it('falls back to Dutch where a text is missing', () => {
    const page = toContentPage(template([hero]), { language: 'de' }, 'desktop');
    expect([page.title, page.description]).toEqual(['Titel', 'Tekst']);
  });
});

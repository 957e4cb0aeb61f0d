import { render, waitFor } from '@testing-library/react';
import type { SnippetCode } from '@/api/contract/snippets';
import type { SnippetModels } from '@/lib/content/models';
import { slotNamespaces } from '@/lib/content/slot-answer';
import { type Namespace, pickTexts } from '@/lib/i18n/pick-texts';
import messages from '@/messages/nl/interface.json';
import { fetchWidget } from './drawn-slot';

jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));

const image = { path: '/media/room-living.webp', alt: 'Kamer', width: 4, height: 3 };
const tiles = [{ title: 'Tegel', text: 'Woorden', link: '/banken-c-C11', image, icon: 'truck' }];
const cards = [
  {
    vsin: 'V1',
    href: '/nl/bank-p-V1',
    title: 'Bank',
    picture: { securePath: '/media/bank.webp', width: 4, height: 3, kind: 'packshot' as const },
    secondPicture: null,
    price: { current: '€ 1', currentLabel: 'Prijs', previous: null, previousLabel: '' },
    badge: null,
    swatches: [],
    coloursText: '',
    moreText: '',
    sizeText: '',
    rating: null,
    delivery: { lead: '', text: '', isQuick: false },
    favouriteLabel: 'Bewaar',
    favouriteFailed: '',
    mark: '',
    travels: false,
  },
];
const widget = { title: 'Voor u', widget: 'personalisation-1' };

/** What can be seen of each kind is what is named beside it. */
const kinds: { [C in SnippetCode]: [context: SnippetModels[C], seen: string] } = {
  'announcement-banner': [{ text: 'Herfst', link: '/herfst' }, 'Herfst'],
  'full-width-image': [{ image, title: 'Thuis', text: 'Warm', places: [] }, 'Thuis'],
  'full-width-text': [{ title: 'Kosten', article: { html: '<p>Gratis</p>', toc: [] } }, 'Gratis'],
  'grid-on-image': [{ title: 'Kamers', tiles }, 'Tegel'],
  'grid-under-image': [{ title: 'Kamers', tiles }, 'Tegel'],
  'grid-icon': [
    { title: 'Zeker', tiles: [{ ...tiles[0], title: 'Utrecht', mapsLink: 'https://maps.example/' }] },
    'Op de kaart',
  ],
  'hero-products': [{ title: 'Gekozen', layout: 'grid', cards }, 'Bank'],
  'dynamic-products': [{ title: 'Nieuw', cards }, 'Bank'],
  'popular-categories': [
    { title: 'Soorten', categories: [{ title: 'Banken', link: '/banken-c-C11', image }] },
    'Banken',
  ],
  spotlight: [
    { cards: [{ title: 'Tafelen', text: 'Lang', link: '/eetkamer-c-C3', linkText: 'Kijk', image }] },
    'Tafelen',
  ],
  faq: [{ title: 'Vragen', questions: [{ question: 'Wanneer?', answer: 'Morgen' }] }, 'Morgen'],
  packages: [
    { title: 'Advies', packages: [{ title: 'Kort', text: 'Gratis', points: ['Een vraag'] }] },
    'Een vraag',
  ],
  'job-advertisements': [
    { title: 'Werk', jobs: [{ title: 'Hersteller', place: 'Tiel', hours: '32 uur', text: 'Lijmen' }] },
    'Hersteller',
  ],
  'dynamic-info': [{ title: 'Cijfers', facts: [{ value: '66', label: 'ontwerpen' }] }, 'ontwerpen'],
  'withdrawal-form': [{}, ''],
  'personalisation-1': [widget, ''],
  'personalisation-2': [widget, ''],
  'personalisation-3': [widget, ''],
  'spotlight-search-bar': [{}, ''],
  'collection-list': [{}, ''],
  subscription: [{}, ''],
};

const words = {
  tableOfContents: 'Op deze pagina',
  onMap: 'Op de kaart',
  directions: 'Route',
  needsScript: '',
  inThisRoom: 'In deze kamer',
  slider: { previous: 'Vorige', next: 'Volgende' },
};
const page = { site: 'nl', device: 'desktop', alias: 'index' } as const;
const namespacesOf = (code: string): readonly Namespace[] =>
  new Map<string, readonly Namespace[]>(Object.entries(slotNamespaces)).get(code) ?? [];

beforeAll(() => {
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

it.each(Object.entries(kinds))(
  'the browser draws %s from its answer alone, and says when',
  async (code, [context, seen]) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    const answer = {
      slot: { id: 'x', snippetCode: code, context },
      isMainHeading: false,
      words,
      messages: pickTexts(messages, namespacesOf(code)),
    };
    const fetch = jest.fn(async () => Response.json(answer));
    Object.assign(window, { fetch });
    const onReady = jest.fn();
    const draw = await fetchWidget(page, 'x');
    const { container } = render(draw(onReady));
    await waitFor(() => expect(onReady).toHaveBeenCalled());
    expect(container.textContent).toContain(seen);
    expect(complaints).not.toHaveBeenCalled();
  },
);

it.each([
  ['of another slot', { slot: { id: 'y' }, words }],
  ['of another kind', { items: [] }],
  ['that is nothing', null],
])('an answer %s is none', async (_case, answer) => {
  Object.assign(window, { fetch: async () => Response.json(answer) });
  await expect(fetchWidget(page, 'x')).rejects.toThrow('another shape');
});

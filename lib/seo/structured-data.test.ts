import { breadcrumbData, listData, questionsData } from './structured-data';

const origin = 'https://shop.test';

it('numbers the way to a page from home on, with whole addresses; the page itself has none', () => {
  const crumbs = [
    { title: 'Home', href: '/nl' },
    { title: 'Banken', href: '/nl/banken-c-C11' },
    { title: 'Bank Oslo' },
  ];
  expect(breadcrumbData(origin, crumbs)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.test/nl' },
      { position: 2, name: 'Banken', item: 'https://shop.test/nl/banken-c-C11' },
      { '@type': 'ListItem', position: 3, name: 'Bank Oslo' },
    ],
  });
  expect(JSON.stringify(breadcrumbData(origin, crumbs))).not.toContain('undefined');
});

it('counts what a further page of a list shows from where the page before ended', () => {
  const list = listData(origin, { title: 'Banken', total: 50, before: 24 }, ['/nl/a-p-V1', '/nl/b-p-V2']);
  expect(list).toMatchObject({
    name: 'Banken',
    numberOfItems: 50,
    itemListElement: [
      { position: 25, url: 'https://shop.test/nl/a-p-V1' },
      { position: 26, url: 'https://shop.test/nl/b-p-V2' },
    ],
  });
});

it('answers each question', () => {
  expect(questionsData([{ question: 'Wanneer?', answer: 'Morgen.' }])).toMatchObject({
    mainEntity: [{ name: 'Wanneer?', acceptedAnswer: { text: 'Morgen.' } }],
  });
});

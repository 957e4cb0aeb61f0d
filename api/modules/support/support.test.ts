import type { SupportAnswer } from '../../contract/support.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const configured = {
  question: { nl: 'Verkoopt u cadeaubonnen?' },
  answer: { nl: 'Ja, in elke showroom.' },
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ config: { faq: [configured] } });
});
afterAll(() => api.close());

async function ask(question: string, productId = '', site = 'nl'): Promise<SupportAnswer[]> {
  const { items, status } = await api.post<SupportAnswer>(`/api/${site}/support/answers`, [
    { question, productId },
  ]);
  expect(status).toBe(200);
  return items;
}
const firstTo = async (...args: Parameters<typeof ask>) => (await ask(...args))[0]?.title;

describe('POST support/answers', () => {
  it.each([
    ['Wanneer wordt mijn bestelling bezorgd?', 'Wanneer wordt mijn bestelling bezorgd?'],
    ['wat kost bezorgen', 'Wat kost de bezorging?'],
    ['bezorgkosten', 'Bezorging: Kosten'],
    ['Kan ik iets terugsturen?', 'Hoelang kan ik iets terugsturen?'],
    ['retour maatwerk', 'Kan ik een product op maat terugsturen?'],
    ['mijn kast is kapot aangekomen', 'Mijn meubel is beschadigd aangekomen. Wat nu?'],
    ['Kan ik achteraf betalen', 'Kan ik achteraf betalen?'],
    ['heb ik een acount nodig', 'Heb ik een account nodig om te bestellen?'],
    ['bezorgen jullie in belgie', 'Bezorgt u ook in België en Luxemburg?'],
    ['past de bank door de deur', 'Hoe weet ik of een meubel door de deur past?'],
    ['cadeaubon', 'Verkoopt u cadeaubonnen?'],
  ])('to "%s" says "%s"', async (question, title) => {
    expect(await firstTo(question)).toBe(title);
  });

  it.each(['', '?', 'Wie is de koning van Frankrijk', 'asdfghjkl', 'hallo', '💬'])(
    'to "%s" says nothing rather than anything',
    async (question) => {
      const { items, status } = await api.post('support/answers', [{ question: question || ' ' }]);
      expect(items).toEqual([]);
      expect(status).toBe(question === '' ? 400 : 200);
    },
  );

  it('names the page that says more', async () => {
    const [answer] = await ask('Hoelang kan ik iets terugsturen?');
    expect(answer?.link).toEqual({ path: '/help-centre', title: 'Klantenservice' });
    expect(answer?.lines.join(' ')).toMatch(/14 dagen bedenktijd/);
  });

  it('reads the policies too, without their markup', async () => {
    const answer = (await ask('verhuislift balkon vijfde verdieping aan huis afspraak tijdvak')).at(0);
    expect(answer?.lines.join(' ') ?? '').not.toMatch(/[<>]|&\w+;/);
  });

  it('offers a few answers at most, each once', async () => {
    const titles = (await ask('bezorging betalen retour')).map(({ title }) => title);
    expect(titles.length).toBeLessThanOrEqual(3);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each([
    ['nl', 'Hoe breed is deze bank?', 'maten', /Breedte: \d+ cm/],
    ['nl', 'afmetigen', 'maten', /Hoogte: \d+ cm/],
    ['nl', 'is hij op voorraad', 'voorraad', /voorraad|te bestellen/],
    ['nl', 'wanneer kan ik hem thuis geleverd krijgen', 'bezorging', /\d+ .*[a-z]{3}/],
    ['de', 'Wie groß ist das Sofa?', 'Maße', /Breite: \d+ cm/],
    ['uk', 'How long does delivery take?', 'delivery', /we expect to deliver/],
    ['cz', 'Jaké má rozměry?', 'rozměry', /\d+ cm/],
    ['tr', 'Ölçüleri nedir?', 'ölçüler', /\d+ cm/],
    ['be', 'Is hij van massief hout?', 'materiaal', /\w/],
    ['be', 'Welke stof en bekleding?', 'materiaal', /\w/],
  ])('knows the product at hand on %s: %s', async (site, question, topic, line) => {
    const [answer] = await ask(question, 'V100101', site);
    expect(answer?.title.endsWith(`: ${topic}`)).toBe(true);
    expect(answer?.lines.join('\n')).toMatch(line);
    expect(answer?.link?.path).toMatch(/-p-V100101(#[a-z]+)?$/);
  });

  it('answers from the facts of the product, with a link to where its page tells them', async () => {
    const [washing] = await ask('Kan ik de hoezen wassen?', 'V100101');
    expect(washing?.lines).toEqual([
      'In de wasmachine kan het niet: stomerij; niet wassen.',
      'De hoezen zijn afneembaar van de zit- en rugkussens.',
    ]);
    expect(washing?.link?.path).toMatch(/-p-V100101#materiaal$/);
    const [fit] = await ask('past hij in de lift?', 'V100101');
    expect(fit?.lines.join('\n')).toMatch(/pakket.*\n?.*: \d+ × \d+ × \d+ cm, [\d,]+ kg/);
    expect(fit?.link).toMatchObject({
      title: 'Past het naar binnen?',
      path: expect.stringMatching(/#afmetingen$/),
    });
  });

  it.each([
    ['nl', 'kan ik de hoezen van de oslo 3-zitsbank wassen', /^Oslo 3-zitsbank.*: hoezen en wassen$/],
    ['nl', 'Wat kost de Oslo 2-zitsbank?', /^Oslo 2-zitsbank.*: prijs$/],
    ['de', 'Ist der Bezug vom Oslo abnehmbar?', /Oslo.*: Bezug und Waschen$/],
    ['uk', 'does the Bergen corner sofa fit in a lift', /^Bergen.*: will it fit\?$/],
  ])('finds the product by its name where none is at hand, on %s: %s', async (site, question, title) => {
    expect(await firstTo(question, '', site)).toMatch(title);
  });

  it('tells of the product that is named rather than of the one at hand', async () => {
    expect(await firstTo('en is de hoes van de Bergen ook wasbaar?', 'V100101')).toMatch(/^Bergen/);
    expect(await firstTo('is de hoes van deze Oslo wasbaar?', 'V100101')).toMatch(/^Oslo 3/);
  });

  it('says nothing of a product that the site does not sell', async () => {
    expect(await ask('Hoe breed?', 'V999999999')).toEqual([]);
    expect(await ask('Hoe breed is de Oslonia?')).toEqual([]);
    expect((await api.post('support/answers', [{ question: 'Hoe breed?', productId: 'C11' }])).status).toBe(
      400,
    );
  });

  it('asks the database three times at most for what is written down', async () => {
    api.statements.length = 0;
    await ask('bezorging');
    expect(api.statements.length).toBeLessThanOrEqual(3);
  });
});

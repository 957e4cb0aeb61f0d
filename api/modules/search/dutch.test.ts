import type { Listing } from '../../contract/listing.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

async function search(term: string) {
  const path = `products-listing?type=search&term=${encodeURIComponent(term)}`;
  const [listing] = (await api.get<Listing>(path)).items;
  if (!listing) throw new Error(`No listing for ${term}`);
  return { ...listing, first: listing.products.slice(0, 5).map(({ title }) => title) };
}

const sofa = /zitsbank|hoekbank/;
/** Behind the beds may come the bench for the foot of one. */
const bed = /bed|Vera bankje/;
const cupboard = /kast/;

/** What people type, and what the first five must be. */
test.each([
  ['bank', sofa],
  ['banken', sofa],
  ['BANKEN', sofa],
  ['sofa', sofa],
  ['bankje', /bankje/],
  ['hoekbank', /hoekbank/],
  ['hoek bank', /hoekbank/],
  ['leren bank', /leer/],
  ['groene bank', /bosgroen|saliegroen|Oslo/],
  ['bank in velvet', /Como/],
  ['fluwelen bank', /Como/],
  ['tweezitsbank', /2-zitsbank/],
  ['2 zits bank', /2-zitsbank/],
  ['driezitter', /3-zitsbank/],
  ['3-zits', /3-zitsbank/],
  ['chaise longue', /chaise longue/],
  ['fauteuil', /fauteuil/],
  ['fouteuil', /fauteuil/],
  ['bouclé fauteuil', /fauteuil/],
  ['boucle', /bouclé|Nest|Ronja|Vera|Malmö/],
  ['stoel', /stoel/],
  ['eetkamerstoelen', /stoel/],
  ['keukenstoel', /stoel/],
  ['kuipstoel', /kuipstoel/],
  ['kruk', /kruk/],
  ['poef', /kruk/],
  ['eettafel', /eettafel|kloostertafel/],
  ['keukentafel', /tafel/],
  ['ronde eettafel', /ronde eettafel/],
  ['eettafel 200 cm', /eettafel/],
  ['tafel', /tafel/],
  ['marmeren tafel', /marmer|Flute|Drum/],
  ['salontafel', /salontafel/],
  ['salontafels rond', /ronde salontafel/],
  ['walnoot salontafel', /salontafel/],
  ['bijzettafel', /bijzettafel/],
  ['sidetable', /bijzettafel/],
  ['bureau', /bureau/],
  ['nachtkastje', /nachtkastje/],
  ['bed 160x200', bed],
  ['tweepersoonsbed', bed],
  ['2 persoonsbed', bed],
  ['ledikant', bed],
  ['kledingkast', /kledingkast/],
  ['garderobekast', /kledingkast/],
  ['kast', cupboard],
  ['boekenkast', /boekenkast/],
  ['tv kast', /tv-meubel/],
  ['tv-meubel', /tv-meubel/],
  ['televisiemeubel', /tv-meubel/],
  ['dressoir', /dressoir/],
  ['dresoir', /dressoir/],
  ['lamp', /lamp/],
  ['vloerlamp', /vloerlamp|booglamp/],
  ['staande lamp', /vloerlamp|booglamp/],
  ['hanglamp', /hanglamp/],
  ['plafondlamp', /hanglamp/],
  ['bureaulamp', /tafellamp/],
  ['dimbare lamp', /lamp/],
  ['vloerkleed', /vloerkleed/],
  ['tapijt', /vloerkleed/],
  ['vloerkleed 200x300', /vloerkleed/],
  ['rond vloerkleed', /rond wollen vloerkleed/],
  ['spiegel', /spiegel/],
  ['passpiegel', /boogspiegel/],
  ['vaas', /vaas/],
  ['kunstplant', /kunst/],
  ['olijfboom', /olijfboom/],
  ['mand', /mand/],
  ['eetkamerbank', /eetkamerbank/],
  ['afneembare hoes', /bank|fauteuil/],
  ['bank met afneembare hoes', sofa],
  ['bank zitdiepte 60', sofa],
  ['zitdiepte vanaf 58', sofa],
  ['stoel zithoogte 46 cm', /stoel/],
])('"%s" finds it at once', async (term, title) => {
  const { first, missingWords } = await search(term);
  expect(first).not.toEqual([]);
  expect([term, ...first.filter((one) => !title.test(one))]).toEqual([term]);
  expect(missingWords).toEqual([]);
});

/** What the shop does not have is said; the nearest thing stands in for it. */
test.each([
  ['matras', 'bed', ['matras'], bed],
  ['matras 160x200', 'bed 160x200', ['matras'], bed],
  ['boxspring', 'bed', ['boxspring'], bed],
  ['Slaapbank grijs', 'bank grijs', ['Slaapbank'], sofa],
  ['bedbank', 'bank', ['bedbank'], sofa],
  ['barkruk', 'kruk', ['barkruk'], /kruk/],
  ['bureaustoel', 'stoel', ['bureaustoel'], /stoel/],
  ['vitrinekast', 'kast', ['vitrinekast'], cupboard],
  ['wasmand', 'mand', ['wasmand'], /mand/],
  ['uitschuifbare eettafel', 'eettafel', ['uitschuifbare'], /tafel/],
  ['wit dressoir', 'dressoir', ['wit'], /dressoir/],
  ['hanglamp eettafel', 'hanglamp', ['eettafel'], /hanglamp/],
  ['eetkamerstoelen set van 4', 'eetkamerstoelen', ['set', '4'], /stoel/],
])('of "%s" it shows "%s" and says what it left out', async (term, shown, left, title) => {
  const { first, correctedTerm, missingWords } = await search(term);
  expect({ correctedTerm, missingWords }).toEqual({ correctedTerm: shown, missingWords: left });
  expect(first).not.toEqual([]);
  expect([term, ...first.filter((one) => !title.test(one))]).toEqual([term]);
});

test.each(['gordijnen', 'dekbed', 'kapstok', 'hoeslaken', 'hoeslakens'])(
  '"%s" finds nothing rather than anything',
  async (term) => {
    expect((await search(term)).first).toEqual([]);
  },
);

test('a slip of the pen is corrected and nothing was left out', async () => {
  const { correctedTerm, missingWords } = await search('kledignkast');
  expect({ correctedTerm, missingWords }).toEqual({ correctedTerm: 'kledingkast', missingWords: [] });
});

test.each(['bed', 'boxspring', 'matras'])('"%s" finds the beds first', async (term) => {
  const titles = (await search(term)).products.map(({ title }) => title);
  expect(titles.slice(0, 4).filter((title) => !/ bed|bed,|spijlenbed/.test(title))).toEqual([]);
});

test('a bench is no sofa: who looks for a sofa sees all of them first', async () => {
  const { products } = await search('bank');
  const titles = products.map(({ title }) => title);
  const firstBench = titles.findIndex((title) => !sofa.test(title));
  expect(titles.slice(firstBench).filter((title) => sofa.test(title))).toEqual([]);
});

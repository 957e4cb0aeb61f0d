import type { Listing } from '../../contract/listing.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

async function search(term: string): Promise<Listing> {
  const path = `/api/cz/products-listing?type=search&term=${encodeURIComponent(term)}`;
  const [listing] = (await api.get<Listing>(path)).items;
  if (!listing) throw new Error(`No listing for ${term}`);
  return listing;
}

const sofa = /pohovka/i;
const bed = /postel|lavice Vera/i;
const lamp = /lampa|svítidlo/i;

/** What people type, and what each of the first five must be. */
const judged: readonly (readonly [term: string, title: RegExp])[] = [
  ['pohovka', sofa],
  ['pohovky', sofa],
  ['POHOVKA', sofa],
  ['gauč', sofa],
  ['gauce', sofa],
  ['sedačka', sofa],
  ['sedačky do obýváku', sofa],
  ['sedací souprava', sofa],
  ['trojmístná pohovka', /Trojmístná/],
  ['trojmistna pohovka', /Trojmístná/],
  ['třímístná sedačka', /Trojmístná/],
  ['dvoumístná pohovka', /Dvoumístná/],
  ['dvojsedák', /Dvoumístná/],
  ['kožená pohovka', /Rio/],
  ['kozena sedacka', /Rio/],
  ['sametová pohovka', /Como/],
  ['zelená sametová pohovka', /Como/],
  ['pohovka buklé', /Lund/],
  ['rohová sedačka', /Rohová pohovka/],
  ['rohovka', /Rohová pohovka/],
  ['rohová pohovka s lenoškou', /Rohová pohovka/],
  ['pohovka do 30000 kč', sofa],
  ['křeslo', /[Kk]řeslo/],
  ['kresla', /[Kk]řeslo/],
  ['ušák', /[Kk]řeslo/],
  ['odpočinkové křeslo', /[Kk]řeslo/],
  ['jídelní židle', /[Žž]idle/],
  ['židle do kuchyně', /[Žž]idle/],
  ['kuchyňské židle', /[Žž]idle/],
  ['židle k jídelnímu stolu', /[Žž]idle/],
  ['zidle', /[Žž]idle/],
  ['ratanová židle', /Svea/],
  ['skořepinová židle', /Skořepinová/],
  ['černá židle', /[Žž]idle/],
  ['taburet', /Stolička/],
  ['stolička', /Stolička/],
  ['puf', /Stolička/],
  ['jídelní stůl', /stůl/],
  ['jídelní stoly', /stůl/],
  ['jídelního stolu', /stůl/],
  ['kuchyňský stůl', /stůl/],
  ['kulatý stůl', /Kulatý/],
  ['kulatý jídelní stůl', /Kulatý jídelní stůl/],
  ['dubový stůl', /stůl|stolek/],
  ['jídelní stůl dub', /stůl.*dub/],
  ['mramorový stůl', /mramor/],
  ['klášterní stůl', /Klášterní/],
  ['konferenční stolek', /onferenční stolek/],
  ['konferenční stolky', /onferenční stolek/],
  ['konferák', /onferenční stolek/],
  ['kulatý konferenční stolek', /Kulatý konferenční stolek/],
  ['konferenční stolek ořech', /onferenční stolek.*ořech/],
  ['odkládací stolek', /Odkládací stolek/],
  ['psací stůl', /Psací stůl/],
  ['pracovní stůl', /Psací stůl/],
  ['lavice', /lavice/],
  ['jídelní lavice', /lavice/],
  ['komoda', /[Kk]omoda/],
  ['komody', /[Kk]omoda/],
  ['sideboard', /[Kk]omoda/],
  ['tv stolek', /TV stolek/],
  ['televizní stolek', /TV stolek/],
  ['skříňka pod televizi', /TV stolek|[Kk]omoda/],
  ['šatní skříň', /Šatní skříň/],
  ['satni skrine', /Šatní skříň/],
  ['skříň', /skříň/],
  ['bílá skříň', /Šatní skříň.*bíl/],
  ['šatník', /Šatní skříň/],
  ['knihovna', /Knihovna|Regál/],
  ['knihovny', /Knihovna|Regál/],
  ['regál', /Knihovna|Regál/],
  ['regál na knihy', /Knihovna|Regál/],
  ['noční stolek', /Noční stolek/],
  ['nocni stolky', /Noční stolek/],
  ['postel', bed],
  ['postele', bed],
  ['manželská postel', bed],
  ['postel 160x200', bed],
  ['čalouněná postel', /Čalouněná postel|Riva|Vera/],
  ['dřevěná postel', /Postel Alva|Vera/],
  ['lampa', lamp],
  ['lampy', lamp],
  ['stojací lampa', /Stojací lampa|Oblouková lampa/],
  ['stojanová lampa', /Stojací lampa|Oblouková lampa/],
  ['stolní lampička', /Stolní lampa/],
  ['závěsné svítidlo', /Závěsné svítidlo/],
  ['lustr', /Závěsné svítidlo/],
  ['lustry', /Závěsné svítidlo/],
  ['ratanový lustr', /Riet/],
  ['koberec', /koberec/],
  ['koberce', /koberec/],
  ['vlněný koberec', /koberec/],
  ['kulatý koberec', /Kulatý vlněný koberec/],
  ['koberec 200 x 300 cm', /koberec/],
  ['zrcadlo', /zrcadlo/],
  ['zrcadla', /zrcadlo/],
  ['kulaté zrcadlo', /zrcadlo/],
  ['váza', /Váza/],
  ['vázy', /Váza/],
  ['košík', /Košík/],
  ['koš z mořské trávy', /Košík/],
  ['umělá květina', /Uměl/],
  ['umělé rostliny', /Uměl/],
  ['olivovník', /olivovník/],
];

test('the list has enough to say something', () => expect(judged.length).toBeGreaterThanOrEqual(60));

test.each(judged)('"%s" finds it at once', async (term, title) => {
  const { products } = await search(term);
  const first = products.slice(0, 5).map((product) => product.title);
  expect(first).not.toEqual([]);
  expect([term, ...first.filter((one) => !title.test(one))]).toEqual([term]);
});

test.each([
  ['pohvka', 'pohovka'],
  ['kobrec', 'koberec'],
  ['zrcdalo', 'zrcadlo'],
])('"%s" is read as "%s"', async (typed, meant) => {
  const { correctedTerm, products } = await search(typed);
  expect([correctedTerm ?? typed, products.length > 0]).toEqual([meant, true]);
});

test.each([
  ['rozkládací pohovka', 'pohovka', ['rozkládací'], sofa],
  ['barová židle', 'židle', ['barová'], /[Žž]idle/],
  ['matrace', 'postel', ['matrace'], bed],
])('of "%s" it shows "%s" and says what it left out', async (term, shown, left, title) => {
  const { products, correctedTerm, missingWords } = await search(term);
  expect({ correctedTerm, missingWords }).toEqual({ correctedTerm: shown, missingWords: left });
  for (const product of products.slice(0, 5)) expect(product.title).toMatch(title);
});

test.each(['záclony', 'peřina', 'věšák'])('"%s" finds nothing rather than anything', async (term) => {
  expect((await search(term)).products).toEqual([]);
});

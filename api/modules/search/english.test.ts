import type { Listing } from '../../contract/listing.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

async function search(term: string): Promise<Listing> {
  const path = `/api/uk/products-listing?type=search&term=${encodeURIComponent(term)}`;
  const [listing] = (await api.get<Listing>(path)).items;
  if (!listing) throw new Error(`No listing for ${term}`);
  return listing;
}

const sofa = /sofa/;
const seat = /chair/;

/** What people type, and what each of the first five must be. */
const judged: readonly (readonly [term: string, title: RegExp])[] = [
  ['sofa', sofa],
  ['Sofas', sofa],
  ['COUCH', sofa],
  ['couches', sofa],
  ['settee', sofa],
  ['3 seater sofa', /3-seater sofa/],
  ['three seater couch', /3-seater sofa/],
  ['two-seater settee', /2-seater sofa/],
  ['2 seater', /2-seater sofa/],
  ['leather sofa', /Rio/],
  ['tan leather sofa', /Rio/],
  ['velvet sofa', /Como/],
  ['green velvet sofa', /Como/],
  ['boucle sofa', /Lund/],
  ['corner sofa', /corner sofa/],
  ['l shaped sofa', /corner sofa/],
  ['sectional', /corner sofa/],
  ['sofa with chaise', /corner sofa/],
  ['sofa under £1,500', sofa],
  ['armchair', seat],
  ['arm chairs', seat],
  ['accent chair', seat],
  ['lounge chair', /lounge chair|armchair/],
  ['dining chairs', /chair/],
  ['kitchen chair', /chair/],
  ['velvet dining chair', /chair/],
  ['cane chair', /cane chair/],
  ['rattan chair', /cane chair/],
  ['spindle back chair', /spindle chair/],
  ['tub chair', /shell chair/],
  ['stool', /stool/],
  ['footstool', /stool/],
  ['pouffe', /stool/],
  ['dining table', /dining table/],
  ['dinning table', /dining table/],
  ['kitchen table', /dining table/],
  ['round dining table', /round dining table/],
  ['oak dining table', /dining table, (smoked |white-oiled )?oak|dining table, .*oak/],
  ['marble table', /marble/],
  ['trestle table', /trestle/],
  ['dining bench', /bench/],
  ['coffee table', /coffee table/],
  ['walnut coffee table', /coffee table, walnut/],
  ['round coffee tables', /coffee table/],
  ['travertine coffee table', /Drum/],
  ['side table', /side table|bedside table/],
  ['end table', /side table/],
  ['desk', /desk/],
  ['writing desk', /desk/],
  ['home office desk', /desk/],
  ['sideboard', /sideboard/],
  ['credenza', /sideboard/],
  ['chest of drawers', /sideboard|drawers/],
  ['cane sideboard', /Juna/],
  ['tv stand', /TV unit/],
  ['television cabinet', /TV unit/],
  ['media unit', /TV unit/],
  ['wardrobe', /wardrobe/],
  ['white wardrobe', /wardrobe, (off-white|white-oiled)/],
  ['closet', /wardrobe/],
  ['bookcase', /bookcase|shelving/],
  ['book case', /bookcase|shelving/],
  ['bookshelves', /bookcase|shelving/],
  ['shelving unit', /bookcase|shelving/],
  ['bedside table', /bedside table/],
  ['nightstand', /bedside table/],
  ['bedside cabinets with drawers', /bedside table/],
  ['bed', /bed|Vera bench/],
  ['king size bed', /bed|Vera bench/],
  ['upholstered bed', /upholstered bed|bed/],
  ['wooden bed', /spindle bed/],
  ['double bed frame', /bed|Vera bench/],
  ['lamp', /lamp|light/],
  ['floor lamp', /floor lamp/],
  ['standing lamp', /floor lamp/],
  ['arc lamp', /arc floor lamp/],
  ['tripod lamp', /tripod floor lamp/],
  ['table lamp', /table lamp/],
  ['pendant light', /pendant light/],
  ['ceiling lights', /pendant light/],
  ['rattan pendant', /Riet/],
  ['paper lantern', /Washi/],
  ['lampshade', /light|lamp/],
  ['rug', /rug/],
  ['wool rugs', /wool rug/],
  ['round rug', /round wool rug/],
  ['carpet', /rug/],
  ['rug 200 x 300', /rug/],
  ['mirror', /mirror/],
  ['full length mirror', /mirror/],
  ['arched mirror', /arched mirror/],
  ['vase', /vase/],
  ['basket', /basket/],
  ['seagrass basket', /basket/],
  ['artificial plant', /artificial/],
  ['fake plants', /artificial/],
  ['olive tree', /olive tree/],
  ['rubber plant', /rubber plant/],
];

test('the list has enough to say something', () => expect(judged.length).toBeGreaterThanOrEqual(60));

test.each(judged)('"%s" finds it at once', async (term, title) => {
  const { products } = await search(term);
  const first = products.slice(0, 5).map((product) => product.title);
  expect(first).not.toEqual([]);
  expect([term, ...first.filter((one) => !title.test(one))]).toEqual([term]);
});

test.each([
  ['wardorbe', 'wardrobe'],
  ['sidboard', 'sideboard'],
  ['armchiar', 'armchair'],
  ['matress bed', 'bed'],
])('"%s" is read as "%s"', async (typed, meant) => {
  expect((await search(typed)).correctedTerm).toBe(meant);
});

test.each([
  ['sofa bed', 'sofa', ['bed'], sofa],
  ['sofabed', 'sofa', ['sofabed'], sofa],
  ['bar stool', 'stool', ['bar'], /stool/],
  ['office chair', 'chair', ['office'], seat],
  ['mattress', 'bed', ['mattress'], /bed|Vera bench/],
])('of "%s" it shows "%s" and says what it left out', async (term, shown, left, title) => {
  const { products, correctedTerm, missingWords } = await search(term);
  expect({ correctedTerm, missingWords }).toEqual({ correctedTerm: shown, missingWords: left });
  for (const product of products.slice(0, 5)) expect(product.title).toMatch(title);
});

test.each(['curtains', 'duvet', 'coat rack'])('"%s" finds nothing rather than anything', async (term) => {
  expect((await search(term)).products).toEqual([]);
});

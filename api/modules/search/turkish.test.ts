import type { Listing } from '../../contract/listing.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

async function titlesFor(term: string): Promise<string[]> {
  return (await search(term)).products.map(({ title }) => title);
}
async function search(term: string): Promise<Listing> {
  const path = `/api/tr/products-listing?type=search&term=${encodeURIComponent(term)}`;
  const [listing] = (await api.get<Listing>(path)).items;
  if (!listing) throw new Error(`No listing for ${term}`);
  return listing;
}

/** What people type, and what the first five must be. */
test.each([
  ['kanepe', /kanepe|koltuk/],
  ['KANEPELER', /kanepe|koltuk/],
  ['Koltuk', /kanepe|koltuk/],
  ['üçlü koltuk', /üçlü.*kanepe/],
  ['uclu kanepe', /üçlü.*kanepe/],
  ['3 lü koltuk', /üçlü.*kanepe/],
  ['3 kişilik kanepe', /üçlü.*kanepe/],
  ['ikili kanepe', /ikili kanepe/],
  ['deri kanepe', /deri/],
  ['kadife kanepe', /Como/],
  ['köşe koltuk', /köşe koltuk/],
  ['kose koltuk modelleri', /köşe koltuk/],
  ['berjer', /berjer|dinlenme/],
  ['tekli koltuk', /berjer|dinlenme/],
  ['orta sehpa', /orta sehpa/],
  ['yuvarlak sehpa', /sehpa/],
  ['zigon sehpa', /yan sehpa/],
  ['sehpalar', /sehpa/],
  ['tabure', /tabure/],
  ['puf', /tabure|bank/],
  ['yemek masası', /yemek masası/],
  ['YEMEK MASASI', /yemek masası/],
  ['yemek masasi', /yemek masası/],
  ['mutfak masası', /yemek masası/],
  ['yemek masaları ve fiyatları', /yemek masası/],
  ['yuvarlak yemek masası', /yuvarlak yemek masası/],
  ['ceviz masa', /masa/],
  ['mermer masa', /Flute|sehpa|mermer/],
  ['sandalye', /sandalye/],
  ['mutfak sandalyesi', /sandalye/],
  ['siyah sandalye', /sandalye/],
  ['hazeran sandalye', /hazeran sandalye/],
  ['hasır sandalye', /hazeran sandalye/],
  ['çalışma masası', /çalışma masası/],
  ['CALISMA MASASI', /çalışma masası/],
  ['ofis masası', /çalışma masası/],
  ['bilgisayar masası', /çalışma masası/],
  ['karyola', /karyola/],
  ['ahşap karyola', /karyola/],
  ['komodin', /komodin/],
  ['komodinler', /komodin/],
  ['konsol', /konsol/],
  ['şifonyer', /konsol/],
  ['büfe', /konsol/],
  ['tv ünitesi', /TV ünitesi/],
  ['televizyon ünitesi', /TV ünitesi/],
  ['gardırop', /gardırop/],
  ['gardrop', /gardırop/],
  ['dolap', /gardırop/],
  ['elbise dolabı', /gardırop/],
  ['kitaplık', /kitaplık/],
  ['kitapligi', /kitaplık/],
  ['lambader', /lambader/],
  ['abajur', /lamba/],
  ['avize', /sarkıt/],
  ['sarkıt lamba', /sarkıt/],
  ['masa lambası', /masa lambası/],
  ['halı', /halı/],
  ['HALI', /halı/],
  ['kilim', /halı/],
  ['yuvarlak halı', /yuvarlak yün halı/],
  ['yün halılar', /halı/],
  ['ayna', /ayna/],
  ['duvar aynası', /ayna/],
  ['yapay çiçek', /yapay/],
  ['zeytin ağacı', /zeytin/],
  ['vazo', /vazo/],
  ['sepet', /sepet/],
  ['hasır sepet', /sepet/],
])('"%s" finds it at once', async (term, title) => {
  const first = (await titlesFor(term)).slice(0, 5);
  expect(first).not.toEqual([]);
  expect([term, ...first.filter((one) => !title.test(one))]).toEqual([term]);
});

test.each([
  ['masa', 'masası'],
  ['İskandinav', 'iskandinav'],
  ['ışık', 'isik'],
  ['dolap', 'dolabı'],
  ['koltuk', 'koltuğu'],
])('"%s" and "%s" find the same', async (one, other) => {
  const found = await titlesFor(one);
  expect(found.length).toBeGreaterThan(0);
  expect([...(await titlesFor(other))].sort()).toEqual([...found].sort());
});

/** Sofas to sleep on are not sold here: that is said, and sofas stand in for them. */
test.each([
  ['çekyat', 'kanepe', ['çekyat'], /kanepe|koltuk/],
  ['yataklı kanepe', 'kanepe', ['yataklı'], /kanepe|koltuk/],
])('of "%s" it shows "%s" and says what it left out', async (term, shown, left, title) => {
  const { products, correctedTerm, missingWords } = await search(term);
  expect({ correctedTerm, missingWords }).toEqual({ correctedTerm: shown, missingWords: left });
  expect(products.length).toBeGreaterThan(0);
  for (const product of products.slice(0, 5)) expect(product.title).toMatch(title);
});

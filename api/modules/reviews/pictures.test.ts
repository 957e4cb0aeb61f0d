import sharp from 'sharp';
import type { ReviewPicture } from '../../contract/review-pictures.ts';
import type { Review } from '../../contract/reviews.ts';
import type { AdminReview, OwnReview } from '../../contract/written-reviews.ts';
import { reviewPictures } from '../../db/schema/reviews.ts';
import { only, setStock } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { deleteLoosePictures } from './pictures.ts';
import { deliveredOrder } from './testing/delivered-order.ts';

const sofa = 'V100101';
const said = { rating: 5, title: 'Staat mooi', text: 'Past precies onder het raam, zie de foto.' };

let api: TestApi;
let staff: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await staffToken(api);
  await setStock(api, sofa, null, 'continue');
}, 120_000);
afterAll(() => api.close());

const photo = async (width = 900, height = 600) => {
  const plain = sharp({ create: { width, height, channels: 3, background: '#8a6' } });
  return plain
    .withExif({ IFD0: { Make: 'Camera van Sanne' } })
    .jpeg()
    .toBuffer();
};
const add = (order: { orderId: string; token: string }, bytes: Buffer) =>
  api.post<ReviewPicture>(
    'own-reviews/pictures',
    [{ orderId: order.orderId, picture: bytes.toString('base64') }],
    order.token,
  );
const write = (order: { orderId: string; token: string }, pictures: string[], change = {}) =>
  api.put<OwnReview>(
    'own-reviews',
    [{ orderId: order.orderId, productId: sofa, ...said, pictures, ...change }],
    order.token,
  );
const decide = (id: string, revision: number, refusal: string | null = null) =>
  api.post<AdminReview>(`admin/reviews/${id}/decision`, [{ revision, refusal }], staff);
const read = (id: string, query = '') => api.request(`reviews/pictures/${id}${query}`);
const shown = async () =>
  (await api.get<Review>(`reviews/${sofa}`)).items.flatMap(({ pictures }) => pictures);

describe('pictures of a review', () => {
  it('are drawn anew: within 1280 pixels, and without what the camera noted', async () => {
    const order = await deliveredOrder(api, sofa, staff);
    const { id, ...size } = only(await add(order, await photo(1600, 900)));
    expect(size).toEqual({ width: 1280, height: 720 });
    only(await write(order, [id]));
    const answer = await read(id);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('latin1')).not.toContain('Camera van Sanne');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 });
    const thumb = await sharp(Buffer.from(await (await read(id, '?size=thumb')).arrayBuffer())).metadata();
    expect(thumb).toMatchObject({ width: 240, height: 135 });
  });

  it('are seen by their address while the review waits or is shown, by nobody once it is refused or gone', async () => {
    const order = await deliveredOrder(api, sofa, staff);
    const { id } = only(await add(order, await photo()));
    expect((await read(id)).status).toBe(404);
    const review = only(await write(order, [id]));
    expect((await read(id)).headers.get('cache-control')).toBe('private, no-store');
    only(await decide(review.id, 1));
    expect((await shown()).map((one) => one.id)).toContain(id);
    expect((await read(id)).headers.get('cache-control')).toBe('public, max-age=86400');

    // What is shown stays until a change without it is published.
    const changed = only(await write(order, []));
    expect(changed.pictures).toEqual([]);
    expect((await read(id)).status).toBe(200);
    only(await decide(review.id, 2));
    expect((await read(id)).status).toBe(404);

    only(await write(order, [id]));
    only(await decide(review.id, 3, 'personal-data'));
    expect((await read(id)).status).toBe(404);
    await api.post('own-reviews/removal', [{ reviewId: review.id }], order.token);
    expect((await read(id)).status).toBe(404);
  });

  it('are those of one’s own order, four at most', async () => {
    const [order, other] = [await deliveredOrder(api, sofa, staff), await deliveredOrder(api, sofa, staff)];
    const { id } = only(await add(order, await photo()));
    expect((await write(other, [id])).error?.fields).toEqual([
      expect.objectContaining({ property: 'pictures' }),
    ]);
    expect((await write(order, Array(5).fill(id))).status).toBe(400);
    expect(only(await write(order, [id, id])).pictures.map((one) => one.id)).toEqual([id]);
    expect((await add({ orderId: order.orderId, token: other.token }, await photo())).error?.code).toBe(
      'order-not-found',
    );
  });

  it.each([
    ['words', async () => Buffer.from('<script>alert(1)</script>')],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a picture', async () => (await photo()).subarray(0, 300)],
    ['more points than a screen has', async () => photo(4000, 3000)],
    ['line of points', async () => photo(1, 12_001)],
  ])('are no %s', async (_, make) => {
    const order = await deliveredOrder(api, sofa, staff);
    const refused = await add(order, await make());
    expect([refused.status, refused.error?.fields?.[0]?.property]).toEqual([400, 'picture']);
  });

  it('go when no review names them for a day', async () => {
    const order = await deliveredOrder(api, sofa, staff);
    const [kept, loose] = [only(await add(order, await photo())), only(await add(order, await photo()))];
    only(await write(order, [kept.id]));
    const now = api.clock.now;
    await deleteLoosePictures(api.db, now, 500);
    const ids = async () => (await api.db.select().from(reviewPictures)).map(({ id }) => id);
    expect(await ids()).toContain(loose.id);
    await deleteLoosePictures(api.db, new Date(now.getTime() + 86_400_001), 500);
    expect(await ids()).toContain(kept.id);
    expect(await ids()).not.toContain(loose.id);
  });
});

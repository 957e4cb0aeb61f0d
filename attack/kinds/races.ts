import { askApi, itemOf, newGuest } from '../identities.ts';
import type { Context, Kind } from '../kind.ts';
import type { Shop } from '../shop.ts';
import { type Buyer, checkOut, newBuyer, newBuyers, orderIdOf, ordersOf } from '../shopper.ts';

const sofa = 'V100101';
/** The seed has one of it, and no more can be made. */
const lastPlant = 'V105901';
const onceOnly = 'EXCUUS-7QKD';

type Race = { shop: Shop; tally: Context['tally']; where: string };

async function oneUnit({ shop, tally, where }: Race): Promise<void> {
  const buyers = await newBuyers(shop, 20, lastPlant);
  const answers = await Promise.all(buyers.map((buyer) => checkOut(shop, buyer)));
  for (const answer of answers)
    tally.judge(
      `${where}: the last piece`,
      answer,
      [200, 409, 503].includes(answer.status) ? [] : [`${answer.status}`],
    );
  const sold = answers.filter(({ status }) => status === 200).length;
  tally.expect(`${where}: one piece, 20 buyers`, [sold === 1 ? null : `sold ${sold} times`]);
}

/** More of them than one address of mail may be written to in an hour: repetitions are no orders. */
async function sameKey({ shop, tally, where }: Race): Promise<void> {
  const buyer = await newBuyer(shop);
  const answers = await Promise.all(Array.from({ length: 20 }, () => checkOut(shop, buyer)));
  for (const answer of answers)
    tally.judge(`${where}: the same key`, answer, answer.status === 200 ? [] : [`${answer.status}`]);
  const told = new Set(answers.flatMap((answer) => (answer.status === 200 ? orderIdOf(answer) : [])));
  const orders = await ordersOf(shop, buyer);
  tally.expect(`${where}: 20 submits under one key`, [
    orders.length === 1 ? null : `${orders.length} orders`,
    told.size === 1 && told.has(orders[0]?.id ?? '') ? null : `${told.size} orders were told of`,
  ]);
}

async function withCoupon(shop: Shop, buyer: Buyer): Promise<{ buyer: Buyer; total: number }> {
  const { token } = buyer;
  const item = { couponName: onceOnly };
  await askApi(shop, { path: 'basket/coupon', method: 'PUT', token, item });
  const basket = itemOf<{ orderSummary: { total: { amount: number } } }>(
    await askApi(shop, { path: 'basket', token }),
  );
  return { buyer, total: basket.orderSummary.total.amount };
}

async function oneCoupon({ shop, tally, where }: Race): Promise<void> {
  const full = itemOf<{ orderSummary: { total: { amount: number } } }>(
    await askApi(shop, { path: 'basket', token: (await newBuyer(shop)).token }),
  ).orderSummary.total.amount;
  const ready = await Promise.all((await newBuyers(shop, 12)).map((buyer) => withCoupon(shop, buyer)));
  tally.expect(`${where}: the coupon counts at first`, [
    ready.every(({ total }) => total < full) ? null : 'not for everybody',
  ]);
  const answers = await Promise.all(
    ready.map(({ buyer, total }) => checkOut(shop, { ...buyer, totalMinor: total })),
  );
  for (const answer of answers)
    tally.judge(
      `${where}: a coupon`,
      answer,
      [200, 409, 422, 503].includes(answer.status) ? [] : [`${answer.status}`],
    );
  const used = answers.filter(({ status }) => status === 200).length;
  tally.expect(`${where}: a coupon for one, 12 buyers`, [used === 1 ? null : `used ${used} times`]);
}

async function parallelAdds({ shop, tally, where }: Race): Promise<void> {
  const token = await newGuest(shop);
  const item = { productId: sofa, quantity: 1 };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => askApi(shop, { path: 'basket', token, item })),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  for (const answer of answers) tally.judge(`${where}: an add`, answer);
  const basket = itemOf<{ items: { quantity: number }[] }>(await askApi(shop, { path: 'basket', token }));
  const found = basket.items.reduce((sum, { quantity }) => sum + quantity, 0);
  tally.expect(`${where}: ${taken} acknowledged adds`, [found === taken ? null : `${found} in the basket`]);
}

async function race(shop: Shop, { tally }: Context, where: string): Promise<void> {
  const one = { shop, tally, where };
  await oneUnit(one);
  await sameKey(one);
  await oneCoupon(one);
  await parallelAdds(one);
}

export const races: Kind = {
  name: 'races',
  about: 'many buyers of one piece, one key many times, one coupon, parallel adds; on both databases',
  seconds: { full: 120 },
  async run(context) {
    const embedded = await context.startShop();
    await race(embedded, context, 'embedded');
    await embedded.kill();
    if (!context.startPostgres) {
      context.tally.note('not on PostgreSQL, which is not installed');
      return undefined;
    }
    const postgres = await context.startPostgres();
    try {
      const shop = await context.startShop({ DATABASE_URL: postgres.url });
      await race(shop, context, 'PostgreSQL');
      await shop.kill();
    } finally {
      await postgres.stop();
    }
    return undefined;
  },
};

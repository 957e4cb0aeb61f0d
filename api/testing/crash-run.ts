import type { CheckoutResult, Order } from '../contract/checkout.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { type CrashCount, countIn } from './crash-count.ts';
import {
  admin,
  call,
  checkOut,
  endOf,
  type Fate,
  readyShopper,
  type Shop,
  type Shopper,
  stepsOf,
  Unavailable,
  withStaff,
} from './crash-shopper.ts';

/** The seed has them. */
const stockAtFirst = 400;
/** A long run outlives the time in which an order may be paid; then the shop cancels what still waits. */
const mayBeOverdueMs = 25 * 60_000;
const unlimited = { RATE_LIMIT_READS: '0', RATE_LIMIT_WRITES: '0', ...admin };

export type CrashPlan = {
  kills: number;
  /** Orders that must have been acknowledged in all; the last kill comes right after. */
  orders: number;
  shoppersAtOnce: number;
  /** A PostgreSQL database; without it the embedded one in the folder is used. */
  databaseUrl?: string;
  onKill?: (kill: number, acknowledged: number) => void;
};
export type CrashReport = {
  kills: number;
  /** Answered before the process was killed, and calls whose answer never came and that were repeated. */
  acknowledged: number;
  repeated: number;
  /** Shoppers who do not find exactly the one order they were told of, as it is to be. */
  lost: string[];
  expected: CrashCount;
  found: CrashCount;
};

/** Null when the process was killed meanwhile. */
type AnswerOf = <T>(answer: Promise<T>) => Promise<{ answer: T } | null>;

function giveUpIfBusy(error: unknown): null {
  if (error instanceof Unavailable) return null;
  throw error;
}

/** One shopper on the way through the steps of their order. */
class Purchase {
  readonly shopper: Shopper;
  placed: CheckoutResult | null = null;
  readonly #startedAt = Date.now();
  #done = 0;

  constructor(shopper: Shopper) {
    this.shopper = shopper;
  }

  get isFinished(): boolean {
    return this.placed !== null && this.#done === stepsOf[this.shopper.fate].length;
  }

  /** What may have become of it. */
  get ends(): readonly Fate[] {
    const { fate } = this.shopper;
    return fate === 'waits' && Date.now() - this.#startedAt > mayBeOverdueMs ? [fate, 'cancelled'] : [fate];
  }

  /** Goes on from the first step that was not answered, until one is not. */
  async goOn(shop: Shop, answerOf: AnswerOf): Promise<void> {
    const placed = this.placed ?? (await answerOf(checkOut(shop, this.shopper)))?.answer;
    if (!placed) return;
    this.placed = placed;
    for (const step of stepsOf[this.shopper.fate].slice(this.#done)) {
      if (!(await answerOf(step(shop, this.shopper, placed)))) return;
      this.#done += 1;
    }
  }
}

class Run {
  readonly #purchases: Purchase[] = [];
  #number = 0;

  get acknowledged(): number {
    return this.#purchases.filter(({ placed }) => placed !== null).length;
  }

  /** Shoppers order until `wanted` orders are acknowledged in all; then the process ends as by a power cut. */
  async orderAndKill(shop: Shop, wanted: number, shoppersAtOnce: number): Promise<void> {
    let killed: Promise<void> | undefined;
    const answerOf: AnswerOf = (asked) =>
      asked.then(
        (answer) => ({ answer }),
        (error: unknown) => {
          if (!killed) throw error;
          return null;
        },
      );
    const keepOrdering = async () => {
      while (!killed) {
        this.#number += 1;
        const ready = await answerOf(readyShopper(shop, this.#number).catch(giveUpIfBusy));
        if (!ready) return;
        // Filling a basket twice would be another basket: somebody else comes instead.
        if (!ready.answer) continue;
        const purchase = new Purchase(ready.answer);
        this.#purchases.push(purchase);
        await purchase.goOn(shop, answerOf);
        if (this.acknowledged >= wanted) killed ??= shop.kill();
      }
    };
    await Promise.all(Array.from({ length: shoppersAtOnce }, keepOrdering));
    await killed;
  }

  /** What a client does after a lost answer: the same call under the same key. @returns how many calls */
  async repeatUnanswered(shop: Shop): Promise<number> {
    const open = this.#purchases.filter(({ isFinished }) => !isFinished);
    for (const purchase of open) await purchase.goOn(shop, async (asked) => ({ answer: await asked }));
    return open.length;
  }

  /** Learns which of the orders that waited have been cancelled meanwhile. */
  async findLost(api: ApiProcess): Promise<string[]> {
    const lost: string[] = [];
    for (const purchase of this.#purchases) {
      const { shopper, placed } = purchase;
      const { token, quantity, key } = shopper;
      const found = await call<Order>(api, 'orders', { token });
      const [order] = found;
      const quantities = order?.items.map((item) => item.quantity).join();
      const isRight = found.length === 1 && order?.id === placed?.orderId && quantities === String(quantity);
      const fate = purchase.ends.find((end) => endOf[end].status === order?.status);
      if (!isRight || !fate) lost.push(key);
      else shopper.fate = fate;
    }
    return lost;
  }

  expected(): CrashCount {
    const shoppers = this.#purchases.map(({ shopper }) => shopper);
    const sum = (of: (shopper: Shopper) => number) => shoppers.reduce((total, one) => total + of(one), 0);
    const backOf = ({ fate, quantity }: Shopper) => ({ none: 0, one: 1, all: quantity })[endOf[fate].back];
    const paid = shoppers.filter(({ fate }) => endOf[fate].isPaid);
    const refunded = shoppers.filter(({ fate }) => endOf[fate].isRefunded);
    return {
      orders: shoppers.length,
      pieces: sum(({ quantity }) => quantity),
      payments: shoppers.length,
      cancelled: shoppers.filter(({ fate }) => endOf[fate].status === 'cancelled').length,
      onHand: stockAtFirst - sum((shopper) => shopper.quantity - backOf(shopper)),
      paid: paid.length,
      invoices: paid.length,
      creditNotes: refunded.length,
      // Nothing but sofas, which are delivered free of charge.
      refundedMinor: refunded.reduce(
        (total, one) => total + (one.totalMinor / one.quantity) * backOf(one),
        0,
      ),
      ...{ halfOrders: 0, unbooked: 0, brokenSeries: 0, overRefunded: 0 },
    };
  }
}

/** Orders, payments and returns while the process is killed again and again; then compares what was told with what is there. */
export async function crashRun(dataDir: string, plan: CrashPlan): Promise<CrashReport> {
  const run = new Run();
  const { databaseUrl } = plan;
  const variables = { ...unlimited, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  for (let kill = 1; kill <= plan.kills; kill += 1) {
    const shop = await withStaff(await startApiProcess(dataDir, variables));
    await run.orderAndKill(shop, Math.ceil((plan.orders * kill) / plan.kills), plan.shoppersAtOnce);
    plan.onKill?.(kill, run.acknowledged);
  }
  const { acknowledged } = run;
  const shop = await withStaff(await startApiProcess(dataDir, variables));
  const repeated = await run.repeatUnanswered(shop);
  const lost = await run.findLost(shop);
  const code = await shop.stop();
  if (code !== 0) throw new Error(`The API ended with ${code}.`);
  const found = await countIn({ dataDir, databaseUrl });
  return { kills: plan.kills, acknowledged, repeated, lost, expected: run.expected(), found };
}

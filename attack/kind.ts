import type { Shop } from './shop.ts';
import type { Tally } from './tally.ts';

/** A server of PostgreSQL that lives for one kind. */
export type PostgresServer = { url: string; stop(): Promise<void> };

/** What every kind of attack is given. */
export type Context = {
  /** The sample that `npm test` runs. */
  isShort: boolean;
  seed: number;
  /** How long the kinds that go on for a while (load, soak) may do so. */
  minutes: number;
  tally: Tally;
  /** A shop with its default limits that believes X-Forwarded-For; kinds that break nothing share it. */
  shop: Shop;
  /** A shop of the kind's own, stopped after it. */
  startShop(variables?: Readonly<Record<string, string>>): Promise<Shop>;
  /** Null where no PostgreSQL is installed. */
  startPostgres: (() => Promise<PostgresServer>) | null;
  /** How long after a burst everything must be back at its level. */
  graceMs: number;
  /** False once the kind's time is over: it stops where it is, and the table counts what was tried. */
  hasTime(): boolean;
};

/** One kind of attack: a line of the table. */
export type Kind = {
  name: string;
  about: string;
  /** How long it may go on, in seconds; without `short` it is left out of the short form. */
  seconds: { short?: number; full: number };
  /** Mostly waits: the next kind may run beside it. */
  isPatient?: true;
  /** Resolves to the reason when this machine cannot try it. */
  run(context: Context): Promise<string | undefined>;
};

import { startSmtpDouble } from '../../api/modules/mail/testing/smtp-double.ts';
import { waitFor } from '../in-turns.ts';
import type { Context, Kind } from '../kind.ts';
import { type Outage, ordersInOutage, suffer } from '../outage.ts';
import { buyerMailbox } from '../shopper.ts';
import { brokenModes, startProxy } from '../tcp-proxy.ts';

/** A mail is tried again after one minute, and if that fails after five more. */
const deliveredWithinMs = 420_000;

type Smtp = Awaited<ReturnType<typeof startSmtpDouble>>;

function answering(smtp: Smtp, behaviour: Smtp['state']['behaviour'], name: string): Outage {
  const set = (next: Smtp['state']['behaviour']) => () => {
    smtp.state.behaviour = next;
  };
  return { name, begin: set(behaviour), end: set('accept'), mustGoOn: true, seconds: 1 };
}

async function checkDelivery({ tally }: Context, { received }: Smtp, orders: number): Promise<void> {
  const buyers = () =>
    received.flatMap(({ to = [] }) =>
      to.flatMap(({ address = '' }) => (address.startsWith(buyerMailbox) ? address : [])),
    );
  await waitFor(() => new Set(buyers()).size >= orders, deliveredWithinMs, 1000);
  const all = buyers();
  const some = new Set(all);
  tally.expect('mails of the orders', [
    some.size < orders ? `${some.size} of ${orders} came` : null,
    some.size < all.length ? `${all.length - some.size} came twice` : null,
  ]);
}

export const mailOutage: Kind = {
  name: 'mail-outage',
  about: 'SMTP refusing, cutting, silent, babbling, 451 and 550; orders go on, their mails come once',
  seconds: { full: 600 },
  isPatient: true,
  async run(context) {
    const { startShop, tally } = context;
    const smtp = await startSmtpDouble();
    const proxy = await startProxy(Number(new URL(smtp.url).port));
    try {
      const shop = await startShop({ SMTP_URL: `smtp://127.0.0.1:${proxy.port}` });
      // First, because it is for good: what waits for another try would be lost to it as well.
      await suffer(shop, tally, answering(smtp, 'refuse-recipient', 'mail refused with 550'));
      for (const mode of brokenModes)
        await suffer(shop, tally, {
          name: `mail ${mode}`,
          begin: () => proxy.turn(mode),
          end: () => proxy.turn('pass'),
          mustGoOn: true,
          seconds: 1,
        });
      await suffer(shop, tally, answering(smtp, 'refuse-for-now', 'mail put off with 451'));
      await suffer(shop, tally, answering(smtp, 'hang-up', 'mail hung up on'));
      await checkDelivery(context, smtp, ordersInOutage * (brokenModes.length + 2));
      await shop.kill();
    } finally {
      await proxy.close();
      await smtp.close();
    }
    return undefined;
  },
};

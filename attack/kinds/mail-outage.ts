import { startSmtpDouble } from '../../api/modules/mail/testing/smtp-double.ts';
import { waitFor } from '../in-turns.ts';
import type { Kind } from '../kind.ts';
import { suffer } from '../outage.ts';
import { startProxy } from '../tcp-proxy.ts';

const modes = ['down', 'hanging', 'garbage'] as const;
const behaviours = ['refuse-for-now', 'refuse-recipient', 'hang-up'] as const;
/** The first repetition comes after a minute. */
const deliveredWithinMs = 150_000;

export const mailOutage: Kind = {
  name: 'mail-outage',
  about: 'SMTP gone, silent, babbling, refusing with 451 and 550; orders go on, their mails come once',
  seconds: { full: 240 },
  async run({ startShop, tally }) {
    const smtp = await startSmtpDouble();
    const proxy = await startProxy(Number(new URL(smtp.url).port));
    try {
      const shop = await startShop({ SMTP_URL: `smtp://127.0.0.1:${proxy.port}` });
      for (const mode of modes)
        await suffer(shop, tally, {
          name: `mail ${mode}`,
          begin: () => proxy.turn(mode),
          end: () => proxy.turn('pass'),
          mustGoOn: true,
          seconds: 4,
        });
      for (const behaviour of behaviours)
        await suffer(shop, tally, {
          name: `mail that answers: ${behaviour}`,
          begin: () => {
            smtp.state.behaviour = behaviour;
          },
          end: () => {
            smtp.state.behaviour = 'accept';
          },
          mustGoOn: true,
          seconds: 2,
        });
      // Those of the refused recipients never come, rightly: the server has said for good that it does not know them.
      const orders = 4 * (modes.length + behaviours.length - 1);
      const confirmations = () =>
        smtp.received
          .filter(({ text, html }) => /LW-/.test(`${text} ${html}`))
          .map(({ to }) => JSON.stringify(to));
      await waitFor(() => new Set(confirmations()).size >= orders, deliveredWithinMs, 1000);
      const received = confirmations();
      tally.expect('mails of the orders', [
        new Set(received).size < orders ? `${new Set(received).size} of ${orders} came` : null,
        new Set(received).size < received.length ? 'some came twice' : null,
      ]);
      await shop.kill();
    } finally {
      await proxy.close();
      await smtp.close();
    }
    return undefined;
  },
};

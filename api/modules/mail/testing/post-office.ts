import { sql } from 'drizzle-orm';
import { mails } from '../../../db/schema/mail.ts';
import { startTestApi } from '../../../testing/start-test-api.ts';
import { queueMail } from '../../outbox/queue.ts';
import { sendDueMails } from '../sender.ts';
import { createSmtpTransport } from '../transport.ts';
import { startSmtpDouble } from './smtp-double.ts';

/** The API with a mail server that tests can make fail. */
export async function openPostOffice() {
  const api = await startTestApi();
  const smtp = await startSmtpDouble();
  const transport = createSmtpTransport(smtp.url, { idleMs: 5000 });
  const all = () => api.db.select().from(mails);
  return {
    api,
    smtp,
    transport,
    all,
    async queue(recipient = 'sanne@example.nl', causeKey: string | null = null): Promise<void> {
      const data = { firstName: 'Sanne' };
      const mail = {
        site: 'nl',
        language: 'nl',
        recipient,
        kind: 'account-created',
        data,
        causeKey,
      } as const;
      await api.db.transaction((tx) => queueMail(tx, mail));
    },
    async only() {
      const [mail, ...others] = await all();
      if (!mail || others.length > 0) throw new Error('One mail expected.');
      return mail;
    },
    makeDue: () => api.db.update(mails).set({ nextAttemptAt: sql`now()` }),
    send: () => sendDueMails(api.services, transport),
    async secondsToWait(): Promise<number> {
      const [row] = await api.db
        .select({ seconds: sql<string>`extract(epoch FROM ${mails.nextAttemptAt} - now())` })
        .from(mails);
      return Number(row?.seconds);
    },
    async empty(): Promise<void> {
      await api.db.delete(mails);
      smtp.received.length = 0;
      smtp.state.behaviour = 'accept';
    },
    async close(): Promise<void> {
      transport.close();
      await smtp.close();
      await api.close();
    },
  };
}
export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;

// Writes every kind of mail, as each site sends it in each of its languages, to a folder: `<folder>/<edition>/<kind>.html`.
// `npm run contact-sheet -- mails` takes pictures of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../api/contract/sites.ts';
import { mails } from '../api/db/schema/mail.ts';
import { toMessage } from '../api/modules/mail/message.ts';
import { makeMailData, type TypedWords } from '../api/modules/mail/testing/sample-mails.ts';
import { type MailKind, mailData, queueMail } from '../api/modules/outbox/queue.ts';
import buildTemplate from '../api/testing/global-setup.mjs';
import { startTestApi, type TestApi } from '../api/testing/start-test-api.ts';
import { type Edition, editions, siteOf } from '../sites/editions.ts';

/** What a shopper of each language has typed. */
const typed: Record<Language, TypedWords> = {
  nl: {
    firstName: 'Sanne',
    lastName: 'de Wit',
    note: 'Belt u even aan? De bel aan de zijkant doet het niet.',
  },
  fr: { firstName: 'Camille', lastName: 'Lefèvre', note: 'Merci de m’appeler une heure avant la livraison.' },
  de: { firstName: 'Annika', lastName: 'Schäfer', note: 'Bitte bei Familie Krüger im Erdgeschoss klingeln.' },
  en: { firstName: 'Eleanor', lastName: 'Whitfield', note: 'Please ring the bell at the side of the house.' },
  cs: {
    firstName: 'Kateřina',
    lastName: 'Dvořáková',
    note: 'Zazvoňte prosím u sousedů, náš zvonek nefunguje.',
  },
  tr: {
    firstName: 'Çiğdem',
    lastName: 'Yılmaz',
    note: 'Lütfen yan kapının zilini çalın, ön kapınınki çalışmıyor.',
  },
};

async function write(api: TestApi, edition: Edition, folder: string): Promise<void> {
  const { language } = edition;
  const site = siteOf(edition.code).code;
  const made = await makeMailData(api, { site, language }, typed[language]);
  const queue = <K extends MailKind>(kind: K) =>
    queueMail(api.db, { site, language, recipient: 'a@example.nl', kind, data: made[kind], causeKey: null });
  mkdirSync(join(folder, edition.code), { recursive: true });
  for (const kind of Object.keys(mailData).filter((one): one is MailKind => Object.hasOwn(mailData, one))) {
    await api.db.delete(mails);
    await queue(kind);
    const [stored] = await api.db.select().from(mails);
    if (!stored) throw new Error(`No mail ${kind} was queued.`);
    const { html } = await toMessage(stored, api.services);
    writeFileSync(join(folder, edition.code, `${kind}.html`), html);
  }
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder that the mails are written to.');
buildTemplate();
const api = await startTestApi({ environment: { publicUrl: 'https://www.linden.example' } });
for (const edition of editions) await write(api, edition, folder);
await api.close();

import { createTransport } from 'nodemailer';

/** A mail ready to be sent, in nodemailer's words. */
export type MailMessage = {
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; content: Buffer }[];
};

export type MailTransport = {
  name: 'outbox' | 'smtp';
  /** @throws whatever went wrong; a RefusedMail when trying again cannot help */
  send(message: MailMessage): Promise<void>;
  close(): void;
};

/** The recipient's server does not take this mail, now or later. */
export class RefusedMail extends Error {
  override name = 'RefusedMail';
}

/** Mails stay in the database, where `/api/dev/mail` shows them. */
export const outbox: MailTransport = {
  name: 'outbox',
  send: async () => undefined,
  close: () => undefined,
};

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** A 5xx to sender, recipient or text is final. A refused login or greeting is the shop's own trouble and mends. */
function isFinal(error: unknown): boolean {
  const status = Number(property(error, 'responseCode'));
  const code = property(error, 'code');
  if (code === 'EENVELOPE' && Number.isNaN(status)) return true;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && status >= 500 && status < 600;
}

/** Passwords travel encrypted, except to a server on this machine. */
function needsTls({ protocol, username, hostname }: URL): boolean {
  return protocol === 'smtp:' && username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** @param idleMs how long the server may be silent */
export function createSmtpTransport(smtpUrl: string, { idleMs = 20_000 } = {}): MailTransport {
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    // The queue repeats, with its pauses; the pool shall not do so on its own.
    maxRequeues: 0,
    connectionTimeout: Math.min(idleMs, 10_000),
    greetingTimeout: Math.min(idleMs, 10_000),
    socketTimeout: idleMs,
    ...(needsTls(new URL(smtpUrl)) ? { requireTLS: true } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    async send(message) {
      try {
        await pool.sendMail(message);
      } catch (error) {
        if (!isFinal(error)) throw error;
        throw new RefusedMail(error instanceof Error ? error.message : String(error), { cause: error });
      }
    },
    close: () => pool.close(),
  };
}

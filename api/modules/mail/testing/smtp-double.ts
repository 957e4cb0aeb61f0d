import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { portOf } from '../../../testing/free-port.ts';

/** How the server treats a mail. */
type Behaviour = 'accept' | 'refuse-for-now' | 'refuse' | 'refuse-recipient' | 'hang' | 'hang-up';

function refusal(responseCode: number): Error {
  return Object.assign(new Error(`Refused with ${responseCode}`), { responseCode });
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** A real SMTP server on a port of its own, which behaves as it is told. */
export async function startSmtpDouble(extra: SMTPServerOptions = {}) {
  const received: Email[] = [];
  const state: { behaviour: Behaviour } = { behaviour: 'accept' };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideSTARTTLS: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) =>
      done(state.behaviour === 'refuse-recipient' ? refusal(550) : null),
    onData(stream, _session, done) {
      if (state.behaviour === 'hang') return void stream.resume();
      if (state.behaviour === 'hang-up') {
        stream.resume();
        for (const connection of server.connections) Reflect.get(connection, '_socket')?.destroy();
        return;
      }
      textOf(stream)
        .then(async (raw) => {
          if (state.behaviour === 'refuse-for-now') return done(refusal(451));
          if (state.behaviour === 'refuse') return done(refusal(554));
          received.push(await PostalMime.parse(raw));
          done();
        })
        .catch(done);
    },
    ...extra,
  });
  // Connections that the tests break on purpose.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

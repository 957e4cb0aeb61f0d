import { connect, createServer, type Socket } from 'node:net';
import { portOf } from './free-port.ts';

export type SilentProxy = {
  port: number;
  /**
   * From now on nothing comes through and nothing is closed, like a network that swallows packets. Connections are
   * still taken, as a stopped process takes them.
   * @param afterBytes so many bytes of the server's answers still get through
   */
  silence(afterBytes?: number): void;
  /** Goes silent at the first message of a client that holds this text, which still gets through if so asked. */
  silenceAt(text: string, options: { isDelivered: boolean }): void;
  /** What was held back arrives, as TCP sends it again; what was closed meanwhile is closed. */
  speak(): void;
  /** New connections come through; what was held back on those of before is lost. */
  speakToNew(): void;
  close(): Promise<void>;
};

/** Stands between a client and a server on this machine and can go silent. */
export async function startSilentProxy(targetPort: number): Promise<SilentProxy> {
  let isSilent = false;
  let allowance = 0;
  let trigger: { text: string; isDelivered: boolean } | null = null;
  let held: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const whenHeard = (action: () => void) => {
    if (isSilent) held.push(action);
    else action();
  };
  const goSilent = () => {
    trigger = null;
    isSilent = true;
    allowance = 0;
  };
  const passOn = (from: Socket, to: Socket, isAnswer: boolean) => {
    from.on('data', (data) => {
      if (!isAnswer && trigger && data.includes(trigger.text)) {
        const { isDelivered } = trigger;
        goSilent();
        if (isDelivered) return void to.write(data);
      }
      const through = isAnswer && isSilent ? data.subarray(0, allowance) : data.subarray(0, 0);
      allowance -= through.length;
      if (through.length > 0) to.write(through);
      whenHeard(() => void to.write(data.subarray(through.length)));
    });
    from.once('close', () => whenHeard(() => to.destroy()));
  };
  const server = createServer((client) => {
    track(client);
    client.pause();
    whenHeard(() => {
      const upstream = connect(targetPort, '127.0.0.1');
      track(upstream);
      passOn(client, upstream, false);
      passOn(upstream, client, true);
      client.resume();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server),
    silence(afterBytes = 0) {
      isSilent = true;
      allowance = afterBytes;
    },
    silenceAt(text, { isDelivered }) {
      trigger = { text, isDelivered };
    },
    speak() {
      isSilent = false;
      for (const action of held.splice(0)) action();
    },
    speakToNew() {
      isSilent = false;
      held = [];
    },
    close() {
      held = [];
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

import { randomUUID } from 'node:crypto';
import { siteCodes } from '../contract/sites.ts';
import type { Changes } from './changes.ts';

/** Carries texts from each instance to all, itself included, at most once; what is sent while it is away is lost. */
export type Transport = {
  /** Rejects while the transport is away. */
  send(text: string): Promise<void>;
  close(): Promise<void>;
};
export type TransportListener = {
  onText(text: string): void;
  /** The transport is open, for the first time or again: whatever was sent before has not been heard. */
  onOpen(): void;
};

export type SharedChanges = Changes & {
  /** Resolves when the transport has opened for the first time. */
  opened: Promise<void>;
  close(): Promise<void>;
};

/** PostgreSQL takes at most 8000 bytes. */
const maxTextBytes = 7000;
/** Beyond it no list of tags is worth more than "everything". */
const maxWaitingTags = 2000;
const tagPattern = /^[a-z]+:[\w:-]{1,200}$/;

/** What means "anything may have changed": listeners know these tags as those of whole sites. */
const everything: readonly string[] = siteCodes.flatMap((site) => [`config:${site}`, `listing:${site}`]);

function readTags(text: string, ownId: string): string[] {
  const message: unknown = JSON.parse(text);
  if (typeof message !== 'object' || message === null || !('from' in message) || !('tags' in message))
    return [];
  if (message.from === ownId || !Array.isArray(message.tags)) return [];
  return message.tags.filter((tag: unknown) => typeof tag === 'string' && tagPattern.test(tag));
}

/** As many of the first tags as fit into one text. */
export function takeChunk(tags: readonly string[]): readonly string[] {
  let bytes = 0;
  const end = tags.findIndex((tag) => {
    bytes += Buffer.byteLength(tag) + 3;
    return bytes > maxTextBytes;
  });
  return end === -1 ? tags : tags.slice(0, Math.max(end, 1));
}

/**
 * Tells other instances what changes here, and the listeners here what changes there. What comes from elsewhere is
 * never sent on. After a gap the listeners are told that everything may have changed; what could not be sent waits.
 */
export function shareChanges(
  local: Changes,
  openTransport: (listener: TransportListener) => Transport,
  onFailure: (error: unknown) => void,
): SharedChanges {
  const ownId = randomUUID();
  let waiting = new Set<string>();
  let isSending = false;
  /** Whether there was a reason to send since the last attempt began. */
  let isWanted = false;
  let setOpened = () => {};
  const opened = new Promise<void>((resolve) => {
    setOpened = resolve;
  });

  async function sendWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const chunk = takeChunk([...waiting]);
      // Taken out before: what changes again while it is sent waits to be sent again.
      for (const tag of chunk) waiting.delete(tag);
      try {
        await transport.send(JSON.stringify({ from: ownId, tags: chunk }));
      } catch (error) {
        waiting = new Set([...chunk, ...waiting]);
        throw error;
      }
    }
  }

  async function flush(): Promise<void> {
    isWanted = true;
    if (isSending) return;
    isSending = true;
    while (isWanted) {
      isWanted = false;
      // The transport is away and tells of it itself; the tags wait until it opens again.
      await sendWaiting().catch(() => undefined);
    }
    isSending = false;
  }

  const transport = openTransport({
    onText(text) {
      try {
        local.publish(readTags(text, ownId));
      } catch (error) {
        onFailure(error);
      }
    },
    onOpen() {
      setOpened();
      local.publish(everything);
      void flush();
    },
  });

  return {
    opened,
    publish(tags) {
      local.publish(tags);
      for (const tag of tags) waiting.add(tag);
      if (waiting.size > maxWaitingTags) waiting = new Set(everything);
      void flush();
    },
    subscribe: (listener) => local.subscribe(listener),
    close: () => transport.close(),
  };
}

import { loadScript } from '@/lib/browser/load-script';
import type { ChatVisitor } from './models';

/**
 * The port for a chat of somebody else, which takes the place of the shop's own. The script at CHAT_SCRIPT_URL sets
 * `window.lindenChat` to this before it has run to its end; everything it shows or asks for comes from its own origin.
 */
export type ChatProvider = {
  /** Shows the chat. `visitor` is the signed-in customer, null for everybody else. */
  open(visit: { site: string; locale: string; visitor: ChatVisitor | null }): void;
  /** Takes it away: the visitor has gone to another page. */
  close(): void;
};

declare global {
  interface Window {
    lindenChat?: ChatProvider;
  }
}

/** Address of the script of another chat; null where the shop answers itself. */
export function providerScript(): string | null {
  return document.documentElement.dataset.chatScript ?? null;
}

/** Runs the script, once. @throws when it cannot be had or is none */
export function loadProvider(address: string): Promise<ChatProvider> {
  return loadScript(address, () => window.lindenChat);
}

/** Takes away what it shows; nothing where it never came. */
export function closeProvider(): void {
  window.lindenChat?.close();
}

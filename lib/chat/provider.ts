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

/** The script that is on its way, or a new one. */
function scriptOf(address: string): HTMLScriptElement {
  for (const known of document.head.querySelectorAll('script')) if (known.src === address) return known;
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
  return script;
}

/** Runs the script, once. @throws when it cannot be had or is none */
export async function loadProvider(address: string): Promise<ChatProvider> {
  if (!window.lindenChat) {
    const script = scriptOf(address);
    await new Promise((resolve) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', resolve);
    });
    if (!window.lindenChat) script.remove();
  }
  if (!window.lindenChat) throw new Error(`no chat at ${address}`);
  return window.lindenChat;
}

/** Takes away what it shows; nothing where it never came. */
export function closeProvider(): void {
  window.lindenChat?.close();
}

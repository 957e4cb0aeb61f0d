import type { ComponentType } from 'react';
import type { SnippetModels, SnippetWords } from '@/lib/content/models';
import type { MessagesProps } from '@/lib/i18n/client-messages';
import type { Device } from '@/lib/routes/device';
import type { SiteCode } from '@/lib/sites/models';

/** What every snippet gets. It is drawn by the server or, once it has come into view, by the browser. */
export type SnippetProps<C extends keyof SnippetModels> = {
  id: string;
  context: SnippetModels[C];
  site: SiteCode;
  words: SnippetWords;
  /** Around islands that translate themselves; the server and the browser each have one. */
  ClientMessages: ComponentType<MessagesProps>;
  device: Device;
  /** `h1` for the one that heads the page. */
  headingLevel: 'h1' | 'h2';
  /** Whether its pictures are above the fold. */
  isFirst: boolean;
};

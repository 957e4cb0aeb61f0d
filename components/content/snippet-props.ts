import type { SnippetCode, SnippetContext } from '@/api/contract/template';
import type { Device } from '@/lib/device/device';
import type { Site } from '@/lib/sites/sites';

/** What every snippet gets. */
export type SnippetProps<C extends SnippetCode> = {
  id: string;
  context: SnippetContext[C];
  site: Site;
  device: Device;
  /** `h1` for the one that heads the page. */
  headingLevel: 'h1' | 'h2';
  /** Whether its pictures are above the fold. */
  isFirst: boolean;
};

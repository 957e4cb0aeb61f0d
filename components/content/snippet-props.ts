import type { SnippetModels } from '@/lib/content/models';
import type { Device } from '@/lib/routes/device';
import type { Site } from '@/lib/sites/sites';

/** What every snippet gets. */
export type SnippetProps<C extends keyof SnippetModels> = {
  id: string;
  context: SnippetModels[C];
  site: Site;
  device: Device;
  /** `h1` for the one that heads the page. */
  headingLevel: 'h1' | 'h2';
  /** Whether its pictures are above the fold. */
  isFirst: boolean;
};

import type { Slot } from '@/api/contract/template';
import type { Device } from '@/lib/device/device';

export type TocEntry = { id: string; title: string };

/** A slot with links of this site and clean HTML. */
export type ContentSlot = { slot: Slot; isMainHeading: boolean };

/** A page of the page builder, ready to draw. */
export type ContentPage = {
  alias: string;
  device: Device;
  title: string;
  description: string;
  /** For pages whose snippets have no heading of their own. */
  needsHeading: boolean;
  slots: ContentSlot[];
};

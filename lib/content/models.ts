import type { SnippetCode, SnippetContext } from '@/api/contract/snippets';
import type { CardModel } from '@/lib/product-card/models';
import type { Device } from '@/lib/routes/device';

export type TocEntry = { id: string; title: string };

/** What a snippet shows: what the shop has written, with cards where it names products. */
type Shown<Context> = Context extends { products: unknown }
  ? Omit<Context, 'products'> & { cards: CardModel[] }
  : Context;
export type SnippetModels = { [C in SnippetCode]: Shown<SnippetContext[C]> };
export type SnippetModel = {
  [C in SnippetCode]: { id: string; snippetCode: C; context: SnippetModels[C] };
}[SnippetCode];

export type ContentSlot = { slot: SnippetModel; isMainHeading: boolean };

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

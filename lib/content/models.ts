import type { SnippetCode, SnippetContext } from '@/api/contract/snippets';
import type { CardModel, PlaceModel } from '@/lib/product-card/models';
import type { Device } from '@/lib/routes/device';

export type TocEntry = { id: string; title: string };
/** A text with its links made those of the site, and what its table of contents names. */
export type Article = { html: string; toc: TocEntry[] };

/** Of several cards of one product on a page, the picture of the first travels to the product's page. */
export type SlotCard = CardModel & { travels: boolean };

/** What a snippet shows: what the shop has written, with cards where it names products; ready for server and browser. */
type Shown<Context> = Context extends { products: unknown }
  ? Omit<Context, 'products'> & { cards: SlotCard[] }
  : Context extends { body: unknown }
    ? Omit<Context, 'body'> & { article: Article }
    : 'places' extends keyof Context
      ? Omit<Context, 'places'> & { places: PlaceModel[] }
      : Context;
export type SnippetModels = { [C in SnippetCode]: Shown<SnippetContext[C]> };
export type SnippetModel = {
  [C in SnippetCode]: { id: string; snippetCode: C; context: SnippetModels[C] };
}[SnippetCode];

export type ContentSlot = { slot: SnippetModel; isMainHeading: boolean };

/** Words of snippets that are no part of a template: the same for every slot of a page. */
export type SnippetWords = {
  tableOfContents: string;
  onMap: string;
  directions: string;
  needsScript: string;
  inThisRoom: string;
  slider: { previous: string; next: string };
};

/** A page of the page builder, ready to draw. */
export type ContentPage = {
  alias: string;
  device: Device;
  title: string;
  description: string;
  /** For pages whose snippets have no heading of their own. */
  needsHeading: boolean;
  words: SnippetWords;
  slots: ContentSlot[];
};

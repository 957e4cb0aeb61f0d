import type { Product } from '../../api/contract/catalogue.ts';
import type { Edition } from '../../sites/editions.ts';
import type { Identity, SiteCommerce } from '../../sites/site-types.ts';

/** What is read of a shop in one of its languages. `chat` and `order button` are texts that no page of the server holds. */
export type PageName =
  | 'home'
  | 'product'
  | 'checkout'
  | 'order mail'
  | 'accessibility'
  | 'delivery'
  | 'withdrawal'
  | 'chat'
  | 'order button';

/** What a rule may ask about. */
export type Subject = {
  edition: Edition;
  contact: Identity['contact'];
  commerce: SiteCommerce;
  /** Whether consumers of the Union buy here: `harmonisedNotices` of `sites/consumer-rules.ts`. */
  isUnion: boolean;
  /** `product.reviews.none` in the language of the edition. */
  text: (key: string) => string;
  /** Aliases of policies by their key. */
  policies: Readonly<Record<string, string>>;
  /** Of the page that is judged; null on pages of none. */
  product: Product | null;
};

export type Rule = {
  name: string;
  law: string;
  asks: string;
  page: PageName;
  isFor: (of: Subject) => boolean;
  /** What must be there, as CSS; null where this page need not show it. */
  shows?: (of: Subject) => string | null;
  /** It may be in something that is opened first. */
  mayBeFolded?: true;
  /** Words that must stand in what is shown. */
  says?: (of: Subject) => readonly string[];
  /** What must not be on any page, as CSS. */
  forbids?: string;
};

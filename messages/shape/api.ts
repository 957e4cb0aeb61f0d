import type { BasketTexts, PromotionTexts } from './basket.ts';
import type { ErrorTexts } from './errors.ts';
import type { InvoiceTexts } from './invoice.ts';
import type { MailTexts } from './mail.ts';
import type { ListingTexts, MethodNames, OptionNames } from './names.ts';
import type {
  AccountPages,
  BackInStockPages,
  NewsletterPages,
  OrderPage,
  RefundPage,
  SandboxPage,
} from './pages.ts';
import type { SearchLanguage } from './search.ts';
import type { SupportTexts } from './support.ts';

/** What the API knows and says in one language: a language is complete when its `api.ts` has all of it. */
export type ApiTexts = {
  accountPages: AccountPages;
  backInStockPages: BackInStockPages;
  basket: BasketTexts;
  errors: ErrorTexts;
  invoice: InvoiceTexts;
  listing: ListingTexts;
  mail: MailTexts;
  /** §8, with the name of the method. */
  methodUnavailable: (method: string) => string;
  newsletterPages: NewsletterPages;
  options: OptionNames;
  orderPage: OrderPage;
  paymentMethods: MethodNames;
  /** Alias of the tag whose products take no part in promotions and coupons (§5); null where there is none. */
  promotionExceptionAlias: string | null;
  /** The promise of a letter with samples, as pages tell it too. */
  samplesByPost: (first: number, last: number) => string;
  /** The promise of delivery as product feeds tell it. */
  workingDays: (first: number, last: number) => string;
  promotions: PromotionTexts;
  refundPage: RefundPage;
  sandboxPage: SandboxPage;
  search: SearchLanguage;
  support: SupportTexts;
};

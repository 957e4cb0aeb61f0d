import type { ApiTexts } from '../shape/api.ts';
import { basket, promotions } from './basket.ts';
import { errors } from './errors.ts';
import { invoice } from './invoice.ts';
import { mail } from './mail.ts';
import {
  listing,
  methodUnavailable,
  options,
  paymentMethods,
  promotionExceptionAlias,
  samplesByPost,
  workingDays,
} from './names.ts';
import {
  accountPages,
  backInStockPages,
  newsletterPages,
  orderPage,
  refundPage,
  sandboxPage,
} from './pages.ts';
import { search } from './search.ts';
import { support } from './support.ts';

export const en: ApiTexts = {
  accountPages,
  backInStockPages,
  basket,
  errors,
  invoice,
  listing,
  mail,
  methodUnavailable,
  newsletterPages,
  options,
  orderPage,
  paymentMethods,
  promotionExceptionAlias,
  promotions,
  refundPage,
  samplesByPost,
  sandboxPage,
  search,
  support,
  workingDays,
};

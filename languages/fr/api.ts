import type { ApiTexts } from '../shape/api.ts';
import { basket, promotions } from './basket.ts';
import { errors } from './errors.ts';
import { mail } from './mail.ts';
import { listing, options, paymentMethods, promotionExceptionAlias } from './names.ts';
import { accountPages, newsletterPages, refundPage, sandboxPage } from './pages.ts';
import { search } from './search.ts';
import { support } from './support.ts';

export const fr: ApiTexts = {
  accountPages,
  basket,
  errors,
  listing,
  mail,
  newsletterPages,
  options,
  paymentMethods,
  promotionExceptionAlias,
  promotions,
  refundPage,
  sandboxPage,
  search,
  support,
};

import { object, string } from 'yup';
import * as calls from '../../contract/calls/offers.ts';
import { offerCardSchema } from '../../contract/offers.ts';
import { defineRoute } from '../../http/route.ts';
import { listOfferCards } from './service.ts';

export const routes = [
  defineRoute(
    calls.listOfferCards,
    {
      summary:
        'Offer cards: those of the header, or with `where` those that suit a page or basket. `where` holds ' +
        'segments code:values;code:values with c categories (those above count too), br brands, p products, t tags, ' +
        'b the basket’s total in minor units, s segments of the visitor; a card is given when each of its conditions meets one of the values',
      auth: 'none',
      query: object({ where: string().max(2000) }),
      response: offerCardSchema,
    },
    listOfferCards,
  ),
];

import { basketInputSchema, basketItemInputSchema, basketSchema } from '../../contract/basket.ts';
import { defineRoute } from '../../http/route.ts';
import { addToBasket, readBasket, replaceBasket } from './service.ts';

const propertyErrors = { quantity: 'invalid-quantity' } as const;

export const routes = [
  defineRoute(
    {
      method: 'GET',
      path: 'basket',
      summary: 'The open basket; an empty one as long as nothing was added',
      auth: 'token',
      response: basketSchema,
    },
    async (call, services) => [await readBasket(call, services)],
  ),
  defineRoute(
    {
      method: 'POST',
      path: 'basket',
      summary: 'Add products; quantities of the same product are summed',
      auth: 'token',
      body: basketItemInputSchema,
      propertyErrors,
      errors: ['invalid-quantity', 'product-not-found', 'out-of-stock'],
      response: basketSchema,
    },
    async (call, services) => [await addToBasket(call, call.items, services)],
  ),
  defineRoute(
    {
      method: 'PUT',
      path: 'basket',
      summary: 'Set the state of the basket; what is left out stays as it is',
      auth: 'token',
      body: basketInputSchema,
      propertyErrors,
      errors: ['invalid-quantity', 'product-not-found', 'out-of-stock', 'state-conflict'],
      response: basketSchema,
    },
    async (call, services) => [await replaceBasket(call, call.items[0], services)],
  ),
];

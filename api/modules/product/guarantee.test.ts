import { siteRules } from '../../../sites/rules.ts';
import type { Basket } from '../../contract/basket.ts';
import type { Product } from '../../contract/catalogue.ts';
import type { CheckoutResult } from '../../contract/checkout.ts';
import { newShopper, only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createMailContext } from '../mail/mail-context.ts';
import { orderBlocks } from '../mail/order-content.ts';
import { readOrderFacts } from '../mail/order-facts.ts';
import { toGuarantee } from './guarantee.ts';

/** A table whose maker guarantees the whole of it for ten years, in the demonstration. */
const table = 'V101901';
const sofa = 'V100101';
const stored = {
  months: 120,
  producer: 'Veenhout',
  modelId: 'ALMA-O',
  termsUrl: 'https://veenhout.example/garantie',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('is told where the law knows the label, for more than two years', () => {
  expect(toGuarantee(stored, 'x', siteRules.nl)).toEqual({ ...stored, label: null });
  expect(toGuarantee(stored, 'x', siteRules.uk)).toBeNull();
  expect(toGuarantee({ ...stored, months: 24 }, 'x', siteRules.nl)).toBeNull();
  expect(toGuarantee(null, 'x', siteRules.nl)).toBeNull();
});

it('stands on the page, in the basket and in the mail of the order, of every version of the product', async () => {
  const product = only<Product>(await api.get(`product/${table}`));
  expect(product.guarantee).toEqual({ ...stored, label: null });
  expect(only<Product>(await api.get(`product/${sofa}`)).guarantee).toBeNull();

  const shopper = await newShopper(api);
  const basket = only<Basket>(await shopper.add(table, 1));
  expect(basket.items[0]?.guarantee).toEqual({ ...stored, label: null });

  await shopper.chooseAddress();
  const { orderId } = only<CheckoutResult>(await shopper.checkout({ subIntegrationType: 'wire' }));
  const order = await readOrderFacts(api.db, orderId);
  const context = createMailContext({ site: siteRules.nl, language: 'nl' }, api.services);
  const lines = orderBlocks(order, context).flatMap((block) => (block.type === 'lines' ? block.lines : []));
  expect(lines[0]?.details).toContainEqual(
    expect.stringMatching(/^GARAN: 10 jaar garantie van Veenhout.*veenhout\.example/),
  );
});

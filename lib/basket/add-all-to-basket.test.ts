import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit } from '@/components/testing/in-shop';
import { siteRules } from '@/sites/rules';
import { addAllToBasket } from './add-all-to-basket';
import { basketAnswer, itemAnswer } from './testing/basket-answer';

const { nl } = siteRules;

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

test.each([
  ['has added without an answer counts as added', true],
  ['has not heard of is told of', false],
])('what the shop %s', async (_case, isHeard) => {
  let basket = [itemAnswer('V1', 2)];
  const asked = fakeApi({
    'GET basket': () => [basketAnswer(basket)],
    'POST basket': () => {
      if (isHeard) basket = [itemAnswer('V1', 3), itemAnswer('V2')];
      throw new TypeError('Failed to fetch');
    },
  });
  const adding = addAllToBasket(nl, ['V1', 'V2']);
  await (isHeard ? adding : expect(adding).rejects.toMatchObject({ code: 'network' }));
  expect(asked.filter(({ call }) => call === 'POST basket')).toHaveLength(1);
});

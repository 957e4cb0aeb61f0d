import { expectSlotRules } from '../slots';
import { test } from '../test';

test('on a phone, too, the later slots are fetched past half of the window', async ({ page }) => {
  await expectSlotRules(page);
});

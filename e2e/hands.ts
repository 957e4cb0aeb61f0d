import type { Locator, Page } from '@playwright/test';

/** How a shopper uses what stands on a page. */
export type Hand = {
  press(target: Locator): Promise<void>;
  choose(radio: Locator): Promise<void>;
  check(box: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
};

/** A mouse. */
export const pointer: Hand = {
  press: (target) => target.click(),
  choose: (radio) => radio.check(),
  check: (box) => box.check(),
  type: (field, text) => field.pressSequentially(text),
};

/** A finger. */
export const finger: Hand = {
  press: (target) => target.tap(),
  choose: (radio) => radio.tap(),
  check: (box) => box.tap(),
  type: pointer.type,
};

/** Presses Tab until the element has the focus; a shopper gives up sooner than 200 stops. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

/** The keys alone. */
export function keysOf(page: Page): Hand {
  const { keyboard } = page;
  const has = async (target: Locator) => (await target.and(page.locator(':focus')).count()) > 0;
  return {
    async press(target) {
      await target.waitFor();
      await tabTo(page, target);
      await keyboard.press('Enter');
    },
    async choose(radio) {
      await radio.waitFor();
      const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`);
      await tabTo(page, group);
      for (let others = await group.count(); others > 0 && !(await has(radio)); others -= 1)
        await keyboard.press('ArrowDown');
      await keyboard.press('Space');
    },
    async check(box) {
      await box.waitFor();
      await tabTo(page, box);
      await keyboard.press('Space');
    },
    async type(field, text) {
      await field.waitFor();
      await tabTo(page, field);
      await keyboard.type(text);
    },
  };
}

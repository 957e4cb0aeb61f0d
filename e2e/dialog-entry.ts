import { expect, type Page } from '@playwright/test';
import { dialogsKey } from '../lib/browser/dialog-entry';

/** A dialog that was closed takes its entry of the history away a moment later: until then no page can be opened. */
export async function expectNoDialogEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate((key) => history.state?.[key] ?? null, dialogsKey)).toBeNull();
}

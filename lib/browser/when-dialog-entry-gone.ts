import { dialogLevel } from './dialog-entry';

/**
 * Waits until the entry of a dialog that has just been closed is out of the history: it is taken out a little later by
 * going back, which would call off that another page opens.
 */
export function whenDialogEntryGone(): Promise<void> {
  const level = dialogLevel();
  if (level === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (dialogLevel() >= level) return;
      window.removeEventListener('popstate', look);
      resolve();
    };
    window.addEventListener('popstate', look);
  });
}

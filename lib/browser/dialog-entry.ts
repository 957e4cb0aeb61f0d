/** In the state of an entry of the history: how many open dialogs have one, up to this one. */
export const dialogsKey = 'linden:dialogs';

/** 0 for an entry that is a page's own. */
export function dialogLevel(): number {
  const level: unknown = window.history.state?.[dialogsKey];
  return typeof level === 'number' ? level : 0;
}

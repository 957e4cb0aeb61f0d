/** Notifications of the page (§9). The view is loaded once the page rests, or with the first one. */
export type NotificationKind = 'success' | 'error' | 'info';
export type NotificationLength = 'short' | 'normal' | 'long';
/** A picture of 4:3. */
type NoticePicture = { securePath: string; width: number; height: number };
/** What has been put into the basket, as its notice shows it. */
export type AddedModel = {
  picture: NoticePicture;
  /** `Kleur: zand`, `Maat: 212 cm`. */
  options: readonly string[];
  price: string;
  basket: { href: string; label: string; total: string; delivery: string };
  texts: { view: string; goOn: string; close: string };
  /** What goes with it, with what heads them; null where nothing does. */
  suggestions: {
    title: string;
    products: readonly { vsin: string; href: string; title: string; price: string; picture: NoticePicture }[];
  } | null;
};
export type Notification = {
  kind: NotificationKind;
  text: string;
  length: NotificationLength;
  action?: { title: string; onClick: () => void };
  added?: AddedModel | null;
};

export const durationMs: Readonly<Record<NotificationLength, number>> = {
  short: 1500,
  normal: 5000,
  long: 10_000,
};

type Listener = (notification: Notification) => void;
const waiting: Notification[] = [];
let listener: Listener | null = null;
let onWaiting: (() => void) | null = null;

/** Shows a notification; before the view is there it waits. */
export function notify(
  kind: NotificationKind,
  text: string,
  options: Partial<Pick<Notification, 'length' | 'action' | 'added'>> = {},
): void {
  const notification: Notification = { kind, text, length: 'normal', ...options };
  if (listener) {
    listener(notification);
    return;
  }
  waiting.push(notification);
  onWaiting?.();
}

/** Has the view loaded beside a call that will end with a notification. */
export function expectNotification(): void {
  if (!listener) onWaiting?.();
}

/** Calls back as soon as a notification waits for a view. Returns what ends that. */
export function whenWaiting(callback: () => void): () => void {
  onWaiting = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (onWaiting === callback) onWaiting = null;
  };
}

/** Attaches the one view; it first gets what was waiting. Returns what detaches it. */
export function receiveNotifications(receive: Listener): () => void {
  listener = receive;
  for (const notification of waiting.splice(0)) receive(notification);
  return () => {
    if (listener === receive) listener = null;
  };
}

/** What is known of a slot while the page is open (§3). */
export type SlotFlags = {
  /** It is wanted: it is near enough, or everything is. */
  isActive: boolean;
  /** What it shows has arrived; it is drawn out of sight. */
  isReadyToPreload: boolean;
  /** Its widget says that it can be seen. */
  isReadyToShow: boolean;
  /** It is hidden for good. */
  hasError: boolean;
};

export type SlotEvent = 'activated' | 'arrived' | 'ready' | 'failed';

export const restingSlot: SlotFlags = {
  isActive: false,
  isReadyToPreload: false,
  isReadyToShow: false,
  hasError: false,
};

/** The flags after an event. What comes too early or too late changes nothing. */
export function nextFlags(flags: SlotFlags, event: SlotEvent): SlotFlags {
  if (flags.hasError) return flags;
  switch (event) {
    case 'activated':
      return flags.isActive ? flags : { ...flags, isActive: true };
    case 'arrived':
      return flags.isActive && !flags.isReadyToPreload ? { ...flags, isReadyToPreload: true } : flags;
    case 'ready':
      return flags.isReadyToPreload && !flags.isReadyToShow ? { ...flags, isReadyToShow: true } : flags;
    case 'failed':
      return { ...flags, isReadyToShow: false, hasError: true };
  }
}

import type { ReactNode } from 'react';
import type { Device } from '@/lib/routes/device';
import { slotPath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import { nextFlags, restingSlot, type SlotEvent, type SlotFlags } from './slot-flags';

export type PageOfSlots = { site: SiteCode; device: Device; alias: string };
/** Draws a slot; it calls back when it can be seen. */
export type Widget = (onReady: () => void) => ReactNode;
export type SlotState = { flags: SlotFlags; widget: Widget | null };
export type SlotStates = ReadonlyMap<string, SlotState>;
export type SlotAction = { id: string; event: SlotEvent; widget?: Widget };

const atRest: SlotState = { flags: restingSlot, widget: null };

/** Prices in it may be as old as that. */
const keptMs = 5 * 60_000;
/** The oldest first. */
const kept = new Map<string, { widget: Widget; until: number }>();

export function addressOf({ site, device, alias }: PageOfSlots, id: string): string {
  return slotPath(site, { device, alias, id });
}

/** What was drawn some minutes ago is there at once after Back, so that the page is as high as it was. */
export function keepWidget(address: string, widget: Widget): void {
  const now = Date.now();
  for (const [known, { until }] of kept) {
    if (until > now) break;
    kept.delete(known);
  }
  kept.delete(address);
  kept.set(address, { widget, until: now + keptMs });
}

/** How many slots are kept. @internal asked by tests, which see that a long visit does not fill the memory */
export function keptWidgets(): number {
  return kept.size;
}

export function statesAtFirst(page: PageOfSlots, ids: readonly string[]): SlotStates {
  const shown = { isActive: true, isReadyToPreload: true, isReadyToShow: true, hasError: false };
  return new Map(
    ids.flatMap((id) => {
      const found = kept.get(addressOf(page, id));
      return found && found.until > Date.now() ? [[id, { flags: shown, widget: found.widget }]] : [];
    }),
  );
}

export function stateOf(states: SlotStates, id: string): SlotState {
  return states.get(id) ?? atRest;
}

export function nextStates(states: SlotStates, { id, event, widget }: SlotAction): SlotStates {
  const { flags, widget: known } = stateOf(states, id);
  const next = nextFlags(flags, event);
  return next === flags ? states : new Map(states).set(id, { flags: next, widget: widget ?? known });
}

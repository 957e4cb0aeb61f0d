'use client';

import { type CSSProperties, type ReactNode, useRef } from 'react';
import { slotAnchor } from '@/lib/content/slot-anchor';
import type { RoomLengths } from '@/lib/content/slot-room';
import type { PageOfSlots } from '@/lib/content/slot-store';
import { SlotBoundary } from './slot-boundary';
import { useLaterSlots } from './use-later-slots';

type Props = {
  page: PageOfSlots;
  /** `place` is seen until the slot is; it is as high as `room` says, in CSS. */
  slots: readonly { id: string; room: RoomLengths; place: ReactNode }[];
};

function roomStyle({
  phone,
  tablet,
  desktop,
}: RoomLengths): CSSProperties & Record<`--${string}`, string | undefined> {
  return {
    '--room-phone': phone,
    '--room-tablet': tablet,
    '--room-desktop': desktop,
  };
}

/** The slots that are no part of the page itself: each is fetched when it comes into view, and shown when it is ready. */
export function LaterSlots({ page, slots }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { stateOf, tell } = useLaterSlots(page, slots, root);
  return (
    <div ref={root}>
      {slots.map(({ id, room, place: standIn }) => {
        const { flags, widget } = stateOf(id);
        if (flags.hasError) return null;
        return (
          <div key={id} id={slotAnchor(id)} className="slot-room" style={roomStyle(room)}>
            {!flags.isReadyToShow && (
              <div data-slot={id} className="grid min-h-(--room) print:hidden">
                {standIn}
              </div>
            )}
            {widget && (
              <SlotBoundary id={id} onError={() => tell(id, 'failed')}>
                {/* Recommendations have no room of their own: they are empty at first. */}
                <div
                  hidden={!flags.isReadyToShow}
                  className={room.phone !== '0px' ? 'drawn-later' : undefined}
                >
                  {widget(() => tell(id, 'ready'))}
                </div>
              </SlotBoundary>
            )}
          </div>
        );
      })}
    </div>
  );
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { Toaster, toast } from 'sonner';
import { durationMs, type Notification, receiveNotifications } from '@/lib/notifications/notify';
import { deviceOf } from '@/lib/routes/device';
import { AddedNotice } from './added-notice';
import { belowHeader, gapPx, type Place, placeAdded } from './place-added';
import { useReachAction } from './use-reach-action';

/** §9: 450 px wide, top right, one at a time on mobile and ten on desktop. */
const look: Record<string, string> = {
  '--width': 'min(calc(112.5 * var(--spacing)), 100vw - 2rem)',
  '--border-radius': 'var(--radius-md)',
  fontFamily: 'var(--font-sans)',
};
const actionButtonStyle = {
  height: 'calc(10 * var(--spacing))',
  paddingInline: 'calc(4 * var(--spacing))',
  borderRadius: 'var(--radius-md)',
  background: 'var(--color-linden)',
  color: 'var(--color-white)',
  fontSize: 'var(--text-sm)',
};
const narrow = '(max-width: 62rem)';
/** Where a notice is as wide as the window. */
const phone = '(width < 36rem)';

/** §9: a small window or a phone's browser, however wide it is held. */
function isOnMobile(): boolean {
  return window.matchMedia(narrow).matches || deviceOf(navigator.userAgent) === 'mobile';
}

/** In the frame of the preview the region of the page around has the same name. */
function regionName(label: string): string {
  return window.top === window ? label : `${label}: ${document.title}`;
}

/** @param onLeave gives the focus back */
function show(
  { kind, text, length, action, added }: Notification,
  id: string,
  { isUnderBasket }: Place,
  onLeave?: () => void,
): void {
  const options = {
    id,
    testId: id,
    duration: durationMs[length],
    action: action && { label: action.title, onClick: action.onClick },
    onAutoClose: onLeave,
    onDismiss: onLeave,
  };
  if (added)
    toast.custom(() => <AddedNotice text={text} added={added} />, {
      ...options,
      ...(window.matchMedia(phone).matches
        ? { className: 'added-notice added-sheet', position: 'bottom-center' }
        : { className: isUnderBasket ? 'added-notice added-under-basket' : 'added-notice' }),
    });
  else if (kind === 'success') toast.success(text, options);
  else if (kind === 'error') toast.error(text, options);
  else toast(text, options);
}

export default function NotificationList({ label }: { label: string }) {
  const [isMobile] = useState(isOnMobile);
  const [{ top, width }, setPlace] = useState<Place>({ top: gapPx, width: null, isUnderBasket: false });
  const reachAction = useReachAction();
  const reach = useRef(reachAction);
  /** How often a text has been pressed away. */
  const closed = useRef(new Map<string, number>());

  useEffect(
    () =>
      receiveNotifications((notification) => {
        const { text, action, added } = notification;
        const place = added ? placeAdded() : { top: belowHeader(), width: null, isUnderBasket: false };
        setPlace(place);
        // The same message twice is one message, unless the first was pressed away: it still stands while it goes.
        const id = `${closed.current.get(text) ?? 0} ${text}`;
        show(notification, id, place, action || added ? reach.current() : undefined);
      }),
    [],
  );

  useEffect(() => {
    // §4: a press anywhere on one closes it.
    const onClick = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null;
      const id = pressed?.dataset.testid;
      if (!id) return;
      toast.dismiss(id);
      const text = id.slice(id.indexOf(' ') + 1);
      closed.current.set(text, Number.parseInt(id, 10) + 1);
    };
    // Before what is pressed does its work, which may say the same again at once.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  return (
    <Toaster
      customAriaLabel={regionName(label)}
      // Else it asks the page, which has to be laid out for that.
      dir="ltr"
      position="top-right"
      visibleToasts={isMobile ? 1 : 10}
      style={width ? { ...look, '--width': `${width}px` } : look}
      offset={{ top, right: 'var(--spacing-gutter)' }}
      mobileOffset={{ top }}
      toastOptions={{ actionButtonStyle, style: { fontSize: 'var(--text-sm)' } }}
    />
  );
}

'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Toaster, toast } from 'sonner';
import { pictureUrl } from '@/config/pictures/sizes';
import { durationMs, receiveNotifications } from '@/lib/notifications/notify';
import { deviceOf } from '@/lib/routes/device';
import { Suggestions } from './suggestions';
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
/** Has its picture in the place of the sign. */
const pictured =
  '[&_[data-icon]]:h-12! [&_[data-icon]]:w-16! [&_[data-icon]]:overflow-hidden [&_[data-icon]]:rounded-sm [&_[data-icon]]:m-0!';
/** Stand below picture, words and button, as wide as all of them. */
const suggesting =
  'flex-wrap [&_[data-content]]:contents! [&_[data-title]]:min-w-0 [&_[data-title]]:flex-1 [&_[data-description]]:order-last [&_[data-description]]:basis-full';
const gapPx = 16;
const narrow = '(max-width: 62rem)';

/** §9: a small window or a phone's browser, however wide it is held. */
function isOnMobile(): boolean {
  return window.matchMedia(narrow).matches || deviceOf(navigator.userAgent) === 'mobile';
}

/** Where what can be pressed in the header stays free. */
function belowHeader(): number {
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(bottom, 0) + gapPx;
}

/** In the frame of the preview the region of the page around has the same name. */
function regionName(label: string): string {
  return window.top === window ? label : `${label}: ${document.title}`;
}

export default function NotificationList({ label }: { label: string }) {
  const [isMobile] = useState(isOnMobile);
  const [top, setTop] = useState(gapPx);
  const reachAction = useReachAction();
  const reach = useRef(reachAction);
  /** How often a text has been pressed away. */
  const closed = useRef(new Map<string, number>());

  useEffect(
    () =>
      receiveNotifications(({ kind, text, length, action, picture, suggestions }) => {
        setTop(belowHeader());
        // The same message twice is one message, unless the first was pressed away: it still stands while it goes.
        const id = `${closed.current.get(text) ?? 0} ${text}`;
        const options = {
          id,
          testId: id,
          icon: picture && (
            <img src={pictureUrl(picture, '256w')} alt="" className="size-full object-cover" />
          ),
          className: clsx(picture && pictured, suggestions && suggesting),
          description: suggestions && <Suggestions {...suggestions} />,
          duration: durationMs[length],
          action: action && { label: action.title, onClick: action.onClick },
          onAutoClose: action && reach.current(),
        };
        if (kind === 'success') toast.success(text, options);
        else if (kind === 'error') toast.error(text, options);
        else toast(text, options);
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
      style={look}
      offset={{ top, right: 'var(--spacing-gutter)' }}
      mobileOffset={{ top }}
      toastOptions={{ actionButtonStyle, style: { fontSize: 'var(--text-sm)' } }}
    />
  );
}

'use client';

import {
  type ComponentProps,
  createContext,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

const MenuIntentContext = createContext(false);

/** Whether somebody has come near the menu around this component. */
export function useMenuIntent(): boolean {
  return useContext(MenuIntentContext);
}

/** Tells the levels of a menu when they are about to be needed: pointed at, touched, or reached by the keyboard. */
export function MenuIntent(props: ComponentProps<'div'>) {
  const menu = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  // The menu itself is painted first: a dialog that opens has the focus at once.
  const approach = () => startTransition(() => setNear(true));
  // It may have been reached, even opened, before this code ran.
  useEffect(() => {
    if (menu.current?.matches(':focus-within, :hover, :has(details[open])')) setNear(true);
  }, []);
  return (
    <MenuIntentContext value={isNear}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what is pressed is inside. */}
      <div ref={menu} {...props} onPointerEnter={approach} onFocus={approach} />
    </MenuIntentContext>
  );
}

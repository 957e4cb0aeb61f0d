import { useEffect, useEffectEvent } from 'react';

const stateKey = 'linden:dialog';

/**
 * Back closes what is open and stays on the page: a second entry of it is put into the history, and taken out again when
 * it is closed otherwise. The entry keeps the router's state, so the router sees the page it is on.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    window.history.pushState({ ...window.history.state, [stateKey]: true }, '');
    let isBack = false;
    const onBack = () => {
      isBack = true;
      close();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      if (!isBack && window.history.state?.[stateKey]) window.history.back();
    };
  }, [isOpen]);
}

import { useEffect, useEffectEvent } from 'react';
import { dialogLevel, dialogsKey } from './dialog-entry';

/**
 * Back closes what is open and stays on the page: a second entry of it is put into the history, and taken out again when
 * it is closed otherwise. The entry keeps the router's state, so the router sees the page it is on. Of dialogs above each
 * other Back closes the uppermost.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const level = dialogLevel() + 1;
    window.history.pushState({ ...window.history.state, [dialogsKey]: level }, '');
    let isBack = false;
    const onBack = () => {
      if (dialogLevel() >= level) return;
      isBack = true;
      close();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      if (!isBack && dialogLevel() === level) window.history.back();
    };
  }, [isOpen]);
}

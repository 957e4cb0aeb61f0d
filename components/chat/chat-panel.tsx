'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { ModalHeading } from '@/components/ui/modal-heading';
import { providerScript } from '@/lib/chat/provider';
import { Conversation } from './conversation';
import { ExternalChat } from './external-chat';
import { besideThePage } from './use-panel-state';

type Props = { isOpen: boolean; onClose: () => void };
const titleId = 'chat-title';

/** Beside the page where there is room, so that both can be read; on small screens in its place. */
function usePanel({ isOpen, onClose }: Props) {
  const panel = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = panel.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    if (!window.matchMedia(besideThePage).matches) return element.showModal();
    element.show();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [isOpen]);
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const wide = window.matchMedia(besideThePage);
    const onWidth = () => close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    // The Back of a phone, where the browser gives it to what is open.
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // To the very page that it covers: no change of page would close it.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.pathname !== window.location.pathname || !isPlainClick(event)) return;
      event.preventDefault();
      close();
    };
    wide.addEventListener('change', onWidth);
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKey);
    element.addEventListener('cancel', onCancel);
    return () => {
      wide.removeEventListener('change', onWidth);
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('cancel', onCancel);
    };
  }, [isOpen]);
  return panel;
}

export default function ChatPanel({ isOpen, onClose }: Props) {
  const t = useTranslations('chat');
  const panel = usePanel({ isOpen, onClose });
  const [script] = useState(providerScript);

  return (
    <dialog
      ref={panel}
      aria-labelledby={titleId}
      className="dialog-enter no-print fixed inset-0 z-6 m-0 hidden size-full max-h-none max-w-none flex-col bg-white open:flex md:inset-[auto_1.5rem_1.5rem_auto] md:h-[min(40rem,calc(100dvh-3rem))] md:w-100 md:rounded-lg md:border md:border-sand md:shadow-float"
    >
      <ModalHeading id={titleId} title={t('title')} closeLabel={t('close')} onClose={onClose} />
      {script ? <ExternalChat script={script} isOpen={isOpen} onOpened={onClose} /> : <Conversation />}
    </dialog>
  );
}

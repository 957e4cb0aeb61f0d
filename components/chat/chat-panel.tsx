'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ModalHeading } from '@/components/ui/modal-heading';
import { providerScript } from '@/lib/chat/provider';
import { productOn } from '@/lib/routes/product-on';
import { Conversation } from './conversation';
import { ExternalChat } from './external-chat';
import { usePanel } from './use-panel';

type Props = { isOpen: boolean; onClose: () => void };
const titleId = 'chat-title';

/** What the product at hand is called, which a small screen has no room for beside the panel. */
function ProductAtHand() {
  const t = useTranslations('chat');
  const title = productOn(usePathname()) !== '' && document.querySelector('main h1')?.textContent;
  return (
    title && (
      <p className="shrink-0 truncate border-b border-sand px-5 py-2 text-sm text-stone md:hidden">
        {t('about', { title })}
      </p>
    )
  );
}

export default function ChatPanel({ isOpen, onClose }: Props) {
  const t = useTranslations('chat');
  const panel = usePanel({ isOpen, onClose });
  const [script] = useState(providerScript);

  return (
    <dialog
      ref={panel}
      aria-labelledby={titleId}
      className="chat-panel dialog-enter no-print fixed inset-x-0 top-auto bottom-0 z-6 m-0 mx-auto hidden h-[80dvh] max-h-none w-full max-w-none flex-col rounded-t-lg bg-white open:flex sm:h-[64dvh] sm:max-w-150 md:inset-auto md:right-6 md:bottom-6 md:max-h-120 md:w-88 md:rounded-lg md:border md:border-sand md:shadow-float"
    >
      <ModalHeading id={titleId} title={t('title')} closeLabel={t('close')} onClose={onClose} />
      {isOpen && <ProductAtHand />}
      {script ? <ExternalChat script={script} isOpen={isOpen} onOpened={onClose} /> : <Conversation />}
    </dialog>
  );
}

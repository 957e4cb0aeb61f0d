'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type CSSProperties, useId } from 'react';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { ModalHeading } from '@/components/ui/modal-heading';
import { Picture } from '@/components/ui/picture';
import { useModal } from '@/components/ui/use-modal';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import type { WelcomePopup as Popup } from '@/lib/remote-config/models';
import { pickText } from '@/lib/remote-config/pick-text';
import { useSite } from '@/lib/sites/use-site';

type Props = { popup: Popup; isOpen: boolean; onClose: () => void };

const aligned = { left: 'text-left', center: 'text-center', right: 'text-right' };

declare module 'react' {
  interface CSSProperties {
    '--popup-width'?: string;
  }
}

/** As wide as remote config says, the whole screen on mobile (§9). */
export default function WelcomePopup({ popup, isOpen, onClose }: Props) {
  const t = useTranslations('welcome');
  const { code, language } = useSite();
  const titleId = useId();
  const modal = useModal(isOpen, onClose);
  useBackCloses(isOpen, onClose);
  const width: CSSProperties = { '--popup-width': `${popup.popupWidth}px` };
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      style={width}
      className="dialog-enter m-auto hidden max-h-dvh w-full flex-col bg-white open:flex max-md:h-dvh max-md:max-w-none md:max-h-[90dvh] md:w-[95%] md:max-w-(--popup-width) md:rounded-lg md:shadow-float"
    >
      <ModalHeading
        id={titleId}
        title={pickText(popup.popupTitle, language)}
        closeLabel={t('close')}
        onClose={onClose}
      />
      <div className="grow overflow-y-auto overscroll-contain">
        {popup.image && (
          <Picture
            src={popup.image}
            alt=""
            width={1920}
            height={1280}
            sizes="(min-width: 993px) 500px, 100vw"
            className="aspect-2/1 w-full bg-linen object-cover"
          />
        )}
        <div className={clsx('p-5 md:p-6', aligned[popup.align])}>
          <p className="heading text-2xl">{pickText(popup.title, language)}</p>
          <p className="mt-2 mb-5 text-stone">{pickText(popup.description, language)}</p>
          <NewsletterForm site={code} source="popup" />
        </div>
      </div>
    </dialog>
  );
}

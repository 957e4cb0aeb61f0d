'use client';

import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { ModalHeading } from './modal-heading';
import { useModal } from './use-modal';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  width?: 'normal' | 'wide';
};

/** A question or a text on top of the page (§9: 500 px, policies 900 px, the whole screen on mobile). */
export function Dialog({ isOpen, onClose, title, closeLabel, children, footer, width = 'normal' }: Props) {
  const titleId = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={clsx(
        'dialog-enter m-auto hidden max-h-dvh w-full flex-col bg-white open:flex max-md:h-dvh max-md:max-w-none',
        'md:max-h-[85dvh] md:w-[95%] md:rounded-lg md:shadow-float',
        width === 'wide' ? 'md:max-w-225' : 'md:max-w-125',
      )}
    >
      <ModalHeading id={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
      <div className="grow overflow-y-auto overscroll-contain p-5 md:p-6">{isOpen && children}</div>
      {footer && <div className="border-t border-sand p-5">{footer}</div>}
    </dialog>
  );
}

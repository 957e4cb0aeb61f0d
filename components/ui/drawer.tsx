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
  /** Stays in view at the bottom, e.g. "Toon 24 resultaten". */
  footer?: ReactNode;
  side?: 'left' | 'right';
};

/** A panel of full height at the side of the window. */
export function Drawer({ isOpen, onClose, title, closeLabel, children, footer, side = 'right' }: Props) {
  const titleId = useId();
  const modal = useModal(isOpen, onClose, true);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={clsx(
        'my-0 hidden h-dvh max-h-dvh w-full max-w-[450px] bg-white shadow-float open:block',
        side === 'right' ? 'drawer-enter-right mr-0 ml-auto' : 'drawer-enter-left mr-auto ml-0',
      )}
    >
      <div className="flex h-full flex-col">
        <ModalHeading id={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
        <div className="grow overflow-y-auto overscroll-contain p-5">{isOpen && children}</div>
        {footer && <div className="border-t border-sand p-4">{footer}</div>}
      </div>
    </dialog>
  );
}

'use client';

import { type ReactNode, useEffect, useId } from 'react';
import { guardOutside } from './guard-outside';
import { ModalHeading } from './modal-heading';
import { useModal } from './use-modal';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A choice beside the page: full height, at the right, the whole width of a phone. A press beside it closes it. */
export function Drawer({ isOpen, onClose, title, closeLabel, children }: Props) {
  const titleId = useId();
  const { ref } = useModal(isOpen, onClose);
  useEffect(() => (isOpen && ref.current ? guardOutside(ref.current) : undefined), [isOpen, ref]);
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-labelledby={titleId}
      className="drawer-enter-right my-0 mr-0 ml-auto hidden h-dvh max-h-dvh w-full max-w-112.5 flex-col bg-white open:flex"
    >
      <ModalHeading id={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
      <div className="grow overflow-y-auto overscroll-contain px-5 pb-8">{isOpen && children}</div>
    </dialog>
  );
}

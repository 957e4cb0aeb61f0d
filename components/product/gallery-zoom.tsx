'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { pictureUrl } from '@/components/ui/picture';
import type { GalleryPicture, GalleryTexts } from './gallery-pictures';

/** As wide as the image optimiser makes them. */
const fullWidth = 1920;

type Props = {
  pictures: GalleryPicture[];
  texts: GalleryTexts;
  start: number;
  /** Gets the picture that was looked at last. */
  onClose: (index: number) => void;
};

/** The whole screen for one picture. Loaded when it is first asked for. */
export function GalleryZoom({ pictures, texts, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const picture = pictures[index];
  const last = pictures.length - 1;

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    setIndex(Math.min(last, Math.max(0, index + (event.key === 'ArrowRight' ? 1 : -1))));
  }

  return (
    <dialog
      ref={dialog}
      aria-label={texts.label}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
      className="dialog-enter m-0 h-dvh max-h-none w-dvw max-w-none bg-linen"
    >
      {picture && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
        <div tabIndex={0} className="grid size-full place-items-center overflow-auto overscroll-contain">
          <img
            key={picture.src}
            src={pictureUrl(picture.src, fullWidth)}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            className={clsx(
              'm-auto h-auto max-h-dvh w-auto max-w-full object-contain max-md:h-[85dvh] max-md:max-w-none',
              picture.isPackshot && 'packshot',
            )}
          />
        </div>
      )}
      <form method="dialog" className="absolute top-4 right-4">
        <IconButton icon="x" label={texts.close} type="submit" className="bg-white" />
      </form>
      {last > 0 && (
        <div className="absolute bottom-6 left-1/2 flex -translate-x-1/2 items-center gap-4 rounded-full bg-white px-2">
          <IconButton
            icon="chevron-left"
            label={texts.previous}
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          />
          <span aria-live="polite" className="tabular text-sm">
            {index + 1} / {last + 1}
          </span>
          <IconButton
            icon="chevron-right"
            label={texts.next}
            disabled={index === last}
            onClick={() => setIndex(index + 1)}
          />
        </div>
      )}
    </dialog>
  );
}

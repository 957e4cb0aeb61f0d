'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Picture, placeholderStyle } from '@/components/ui/picture';
import { pictureUrl } from '@/config/pictures/sizes';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import { photoAnchor } from '@/lib/product/anchors';
import { useZoom } from '@/lib/product/use-zoom';
import type { GalleryPicture } from './gallery-pictures';

const zoomStep = 1.6;
const moveStepPx = 80;
/** Where a picture goes when the eye goes with the arrow. */
const arrows: Readonly<Record<string, { x: number; y: number } | undefined>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** The picture as the page shows it: it lies in its place until the large one is there. */
function shownBefore(index: number): CSSProperties {
  const shown = document.getElementById(photoAnchor(index))?.querySelector('img')?.currentSrc;
  return shown ? { backgroundImage: `url("${shown}")`, backgroundSize: 'cover' } : {};
}

/** Its size is known before it is there. */
function sizeOf({ width, height }: GalleryPicture): CSSProperties {
  const size: Record<`--${string}`, string> = { '--width': `${width}px`, '--shape': String(width / height) };
  return size;
}

type Props = {
  pictures: GalleryPicture[];
  /** Of the product. */
  title: string;
  /** As `Gallery` has it. */
  isHigh: boolean;
  start: number;
  /** Gets the picture that was looked at last. */
  onClose: (index: number) => void;
};

/** The whole screen for one picture, whole at first. Loaded when it is first asked for. */
export function GalleryZoom({ pictures, title, isHigh, start, onClose }: Props) {
  const t = useTranslations('product.gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const { view, isHeld, zoom, move, begin, handlers } = useZoom(frame, isHigh, turn);
  const picture = pictures[index];
  const isWhole = view.scale === 1;
  const [isShown, setShown] = useState(false);

  // Before it is painted: its size decides how the first picture begins.
  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  useEffect(() => setShown(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture anew, and nothing else
  useLayoutEffect(begin, [index]);
  useBackCloses(isShown, () => onClose(index));

  function turn(direction: 1 | -1): void {
    setIndex((index + direction + pictures.length) % pictures.length);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // What is pressed here must not turn the gallery behind it too.
    event.stopPropagation();
    const arrow = arrows[event.key];
    if (event.key === '+' || event.key === '=') zoom(zoomStep);
    else if (event.key === '-') zoom(1 / zoomStep);
    else if (arrow && !isWhole) move(arrow.x * moveStepPx, arrow.y * moveStepPx);
    else if (arrow?.x) turn(arrow.x > 0 ? -1 : 1);
    else return;
    event.preventDefault();
  }

  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={t('label', { title })}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
      data-whole-screen
      className="dialog-enter zoom"
    >
      <div
        ref={frame}
        {...handlers}
        className={clsx('zoom-frame', isWhole ? 'cursor-zoom-in' : 'cursor-grab active:cursor-grabbing')}
      >
        <img
          key={picture.src}
          src={pictureUrl(picture.src, '1920w')}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          draggable={false}
          style={{
            ...placeholderStyle(picture.placeholder),
            ...shownBefore(index),
            ...sizeOf(picture),
            transform: `matrix(${view.scale}, 0, 0, ${view.scale}, ${view.x}, ${view.y})`,
          }}
          className={clsx('fade-in', !isHeld && 'transition-transform')}
        />
      </div>
      {picture.shows && (
        <p className="absolute top-4 left-4 max-w-3/4 on-picture rounded-full px-3 py-1 text-xs">
          {t('shows', { option: picture.shows })}
        </p>
      )}
      <form method="dialog" className="absolute top-4 right-4">
        <IconButton icon="x" label={t('close')} type="submit" className="on-picture" />
      </form>
      <div className="zoom-bar">
        {pictures.length > 1 && (
          <ul>
            {pictures.map(({ src, width, height }, at) => (
              <li key={src}>
                <button
                  type="button"
                  aria-label={t('show', { index: String(at + 1), count: String(pictures.length) })}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => setIndex(at)}
                >
                  <Picture
                    src={src}
                    alt=""
                    width={width}
                    height={height}
                    sizes="72px"
                    fit="thumb"
                    className="size-full object-cover"
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div>
          {pictures.length > 1 && (
            <>
              <IconButton icon="chevron-left" label={t('previous')} onClick={() => turn(-1)} />
              <span aria-live="polite" className="tabular min-w-10 text-center text-sm">
                {index + 1} / {pictures.length}
              </span>
              <IconButton icon="chevron-right" label={t('next')} onClick={() => turn(1)} />
            </>
          )}
          <IconButton icon="minus" label={t('zoomOut')} onClick={() => zoom(1 / zoomStep)} />
          <IconButton icon="plus" label={t('zoomIn')} onClick={() => zoom(zoomStep)} />
        </div>
      </div>
    </dialog>
  );
}

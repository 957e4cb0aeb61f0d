'use client';

import clsx from 'clsx';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Picture } from '@/components/ui/picture';
import { patiently } from '@/lib/idle/patiently';
import type { GalleryPicture, GalleryTexts } from './gallery-pictures';
import { GalleryThumbnails } from './gallery-thumbnails';

const GalleryZoom = lazy(() =>
  patiently(() => import('./gallery-zoom')).then((module) => ({ default: module.GalleryZoom })),
);

const pictureId = (index: number) => `foto-${index + 1}`;

type Props = { pictures: GalleryPicture[]; texts: GalleryTexts };

/**
 * A row that scrolls sideways and snaps: swiping, thumbnails and the full picture work without JavaScript, which
 * adds the arrows, the keys and the zoom.
 */
export function Gallery({ pictures, texts }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const last = pictures.length - 1;

  function goTo(index: number) {
    const row = strip.current;
    const target = Math.min(last, Math.max(0, index));
    row?.scrollTo({ left: target * row.clientWidth });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    goTo(current + (event.key === 'ArrowRight' ? 1 : -1));
  }

  return (
    <section
      aria-label={texts.label}
      onKeyDown={onKeyDown}
      className={clsx(last > 0 && 'md:grid md:grid-cols-[4.5rem_minmax(0,1fr)] md:gap-4')}
    >
      <div className="group/gallery relative order-last min-w-0">
        <ul
          ref={strip}
          onScroll={({ currentTarget: row }) => setCurrent(Math.round(row.scrollLeft / row.clientWidth))}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth bg-linen max-md:-mx-(--spacing-gutter) md:rounded-sm"
        >
          {pictures.map((picture, index) => (
            <li key={picture.src} id={pictureId(index)} className="w-full shrink-0 snap-center">
              <figure className="relative">
                <a
                  href={picture.src}
                  className="block cursor-zoom-in -outline-offset-4"
                  onClick={(event) => {
                    event.preventDefault();
                    setZoomed(true);
                  }}
                >
                  <Picture
                    src={picture.src}
                    alt={picture.alt}
                    width={picture.width}
                    height={picture.height}
                    sizes="(min-width: 1440px) 780px, (min-width: 993px) 56vw, 100vw"
                    fit="wide"
                    priority={index === 0}
                    className={clsx('aspect-4/3 w-full object-cover', picture.isPackshot && 'packshot')}
                  />
                  <span className="sr-only">, {texts.zoom}</span>
                </a>
                {picture.caption && (
                  <figcaption className="absolute bottom-3 left-3 rounded-full bg-white px-3 py-1 text-xs">
                    {picture.caption}
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
        {last > 0 && (
          <>
            <p
              aria-hidden="true"
              className="tabular absolute right-3 bottom-3 rounded-full bg-white px-3 py-1 text-xs md:hidden"
            >
              {current + 1} / {last + 1}
            </p>
            <div className="hidden md:block">
              <IconButton
                icon="chevron-left"
                label={texts.previous}
                disabled={current === 0}
                onClick={() => goTo(current - 1)}
                className="absolute! top-1/2 left-3 -translate-y-1/2 bg-white disabled:opacity-0"
              />
              <IconButton
                icon="chevron-right"
                label={texts.next}
                disabled={current === last}
                onClick={() => goTo(current + 1)}
                className="absolute! top-1/2 right-3 -translate-y-1/2 bg-white disabled:opacity-0"
              />
            </div>
          </>
        )}
        <span className="pointer-events-none absolute top-3 right-3 hidden size-10 place-items-center rounded-full bg-white md:grid">
          <Icon name="zoom-in" />
        </span>
      </div>
      {last > 0 && (
        <GalleryThumbnails
          label={texts.thumbnails}
          pictures={pictures}
          current={current}
          hrefOf={(index) => `#${pictureId(index)}`}
          onChoose={goTo}
        />
      )}
      {isZoomed && (
        <Suspense fallback={null}>
          <GalleryZoom
            pictures={pictures}
            texts={texts}
            start={current}
            onClose={(index) => {
              setZoomed(false);
              goTo(index);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

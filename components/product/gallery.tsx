'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, lazy, Suspense, type UIEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { withRetry } from '@/lib/browser/with-retry';
import { photoAnchor } from '@/lib/product/anchors';
import { GalleryFigure } from './gallery-figure';
import type { GalleryPicture } from './gallery-pictures';
import { GalleryThumbnails } from './gallery-thumbnails';

const GalleryZoom = lazy(() =>
  withRetry(() => import('./gallery-zoom')).then((module) => ({ default: module.GalleryZoom })),
);

type Props = {
  vsin: string;
  pictures: GalleryPicture[];
  title: string;
  /** Whether it is a high thing, which would be small in a wide picture: its pictures are cut to squares. */
  isHigh: boolean;
};

const wide = '(min-width: 1440px) 670px, (min-width: 993px) 47vw, (min-width: 768px) 82vw, 100vw';
/** A picture that fills a square is a third wider than that. */
const square = '(min-width: 1440px) 893px, (min-width: 993px) 63vw, (min-width: 768px) 109vw, 133vw';

/**
 * A row that scrolls sideways and snaps: swiping, thumbnails and the full picture work without JavaScript, which
 * adds the arrows, the keys and the zoom.
 */
export function Gallery({ vsin, pictures, title, isHigh }: Props) {
  const t = useTranslations('product.gallery');
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  /** Where the row is being scrolled to; what it passes on the way is not looked at. */
  const target = useRef<number | null>(null);
  const last = pictures.length - 1;

  function goTo(index: number, behavior: ScrollBehavior = 'auto') {
    const row = strip.current;
    target.current = index;
    setCurrent(index);
    row?.scrollTo({ left: index * row.clientWidth, behavior });
  }
  /** From the last picture on to the first, so that neither arrow ever ends under a finger. */
  const turn = (direction: 1 | -1) => goTo((current + direction + pictures.length) % pictures.length);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  }

  function follow({ currentTarget: row, type }: UIEvent<HTMLElement>) {
    if (type === 'scrollend') target.current = null;
    if (target.current === null) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
  }

  function leaveZoom(index: number) {
    setZoomed(null);
    goTo(index, 'instant');
    strip.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true });
  }

  return (
    <section
      aria-label={t('label', { title })}
      onKeyDown={onKeyDown}
      className={clsx(isHigh ? '[--well:1]' : '[--well:4/3]', last > 0 && 'gallery')}
    >
      <div className="group/gallery relative min-w-0 tablet:order-last md:order-last">
        <ul ref={strip} onScroll={follow} onScrollEnd={follow} className="carousel gallery-row">
          {pictures.map((picture, index) => (
            <li key={picture.src} id={photoAnchor(index)}>
              <GalleryFigure
                vsin={vsin}
                picture={picture}
                isFirst={index === 0}
                sizes={isHigh ? square : wide}
                onZoom={() => setZoomed(index)}
              />
            </li>
          ))}
        </ul>
        {last > 0 && (
          <>
            <p aria-hidden="true" className="gallery-count">
              {current + 1} / {last + 1}
            </p>
            <div className="gallery-turns">
              <IconButton
                icon="chevron-left"
                label={t('previous')}
                onClick={() => turn(-1)}
                className="on-picture"
              />
              <IconButton
                icon="chevron-right"
                label={t('next')}
                onClick={() => turn(1)}
                className="on-picture"
              />
            </div>
          </>
        )}
        <span className="gallery-zoom">
          <Icon name="zoom-in" />
        </span>
      </div>
      {last > 0 && (
        <GalleryThumbnails
          pictures={pictures}
          current={current}
          hrefOf={(index) => `#${photoAnchor(index)}`}
          onChoose={goTo}
        />
      )}
      {zoomed !== null && (
        <Suspense fallback={null}>
          <GalleryZoom pictures={pictures} title={title} isHigh={isHigh} start={zoomed} onClose={leaveZoom} />
        </Suspense>
      )}
    </section>
  );
}

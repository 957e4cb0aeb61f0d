'use client';

import clsx from 'clsx';
import { type ComponentProps, lazy, Suspense } from 'react';
import { Link } from '@/components/ui/link';
import { AfterLoad } from '@/lib/browser/after-load';
import { withRetry } from '@/lib/browser/with-retry';
import type { CardSlider as Slider } from './card-slider';
import { sliderStyles } from './slider-styles';

const CardSlider = lazy(() =>
  withRetry(() => import('./card-slider')).then((part) => ({ default: part.CardSlider })),
);

/** As many as the widest window shows at once. */
const inView = 4;

/** A row far down the page. Its document has the names of the first with their addresses, and the room that the cards will take. */
export function LateCardSlider(props: ComponentProps<typeof Slider>) {
  const names = (
    <ul aria-label={props.label} className={clsx('carousel carousel-gaps', sliderStyles.row)}>
      {props.cards.slice(0, inView).map(({ vsin, href, title }) => (
        <li key={vsin} className={sliderStyles.name}>
          <Link href={href}>{title}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <AfterLoad meanwhile={names}>
      <Suspense fallback={names}>
        <CardSlider {...props} />
      </Suspense>
    </AfterLoad>
  );
}

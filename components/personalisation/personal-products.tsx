'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { isBot } from '@/lib/bots/is-bot';
import { withRetry } from '@/lib/browser/with-retry';
import { hasConsent, onConsent } from '@/lib/consent/store';
import type { RecommendationSlot, Recommended } from '@/lib/personalisation/queries';
import { useSite } from '@/lib/sites/use-site';
import { bringRow } from './bring-row';
import type { RowProps } from './personal-row';

type Props = RecommendationSlot & {
  id: string;
  title: string;
  /** Variants that stand on the page already. */
  without?: readonly string[];
  /** What everybody sees there, where the server draws it: a row as high, whose room is taken at once. */
  children?: ReactNode;
  /** Whether the page keeps room for it: then it comes also while somebody looks there. */
  hasRoom?: boolean;
};

type Found = Recommended & { Row: ComponentType<RowProps> | null };
const nothing: Found = { isPersonal: false, products: [], Row: null };
const rowLength = 12;

/** What everybody sees is not shown twice on one page; what is for the visitor is, where it is for them. */
function newOnPage({ isPersonal, products }: Recommended): Recommended['products'] {
  const isShown = (vsin: string) => document.querySelector(`[data-card^="${vsin} "]`) !== null;
  return isPersonal ? products : products.filter(({ vsin }) => !isShown(vsin));
}

/**
 * A row for this visitor, who has allowed that, else what everybody sees there. Asks once the page is idle; what comes takes
 * its place while nobody looks there, or at the end of a page, so nothing moves. What was for the visitor goes at once when
 * that is taken back.
 */
export function PersonalProducts(props: Props) {
  const { id, title, widget, productId, otherwise, without = [], children } = props;
  const hasRoom = props.hasRoom || Boolean(children);
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(nothing);
  const [isAllowed, setAllowed] = useState<boolean | null>(null);

  useEffect(() => {
    setAllowed(hasConsent('personalisation'));
    return onConsent(({ choices }) => {
      setAllowed(choices.personalisation);
      if (!choices.personalisation) setFound((shown) => (shown.isPersonal ? nothing : shown));
    });
  }, []);

  useEffect(() => {
    if (isAllowed === null || (!isAllowed && otherwise === 'nothing')) return;
    const find = async () => {
      if (await isBot()) return null;
      const { listRecommended } = await withRetry(() => import('@/lib/personalisation/queries'));
      // An extra: the page is complete without it.
      const answer = await listRecommended(site, { widget, productId, otherwise }).catch(() => nothing);
      const products = newOnPage(answer).slice(0, rowLength);
      return products.length === 0 ? null : { ...answer, products };
    };
    return bringRow({ place, hasRoom, find, show: (answer, Row) => setFound({ ...answer, Row }) });
  }, [site, widget, productId, otherwise, isAllowed, hasRoom]);

  const { Row, isPersonal } = found;
  const products = found.products.filter(({ vsin }) => !without.includes(vsin));
  return (
    <div ref={place}>
      {Row && products.length > 0 ? (
        <Row id={id} title={isPersonal ? title : null} products={products} />
      ) : (
        children
      )}
    </div>
  );
}

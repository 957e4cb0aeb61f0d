'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { takeClicks } from '@/lib/analytics/early-clicks';
import { pageOf } from '@/lib/analytics/page-of';
import { readClick } from '@/lib/analytics/read-click';
import { track } from '@/lib/analytics/track';
import { watchPage } from '@/lib/analytics/watch-page';
import { useSite } from '@/lib/sites/use-site';
import { feedSinks, type Visitor } from './feed-sinks';
import { useUserType } from './use-user-type';
import { useVisits } from './use-visits';

/** Tells of what happens on the pages of this document, and hands it to those who keep it (docs/analytics.md). */
export default function AnalyticsPart() {
  const site = useSite();
  const { code, currency, locale } = site;
  const path = usePathname();
  const query = useSearchParams();
  const visits = useVisits();
  const known = useUserType(site);
  const userType = visits > 0 ? known : null;
  const visitor = useRef<Visitor | null>(null);
  const isFed = useRef(false);
  const { kind, vsin } = pageOf(path) ?? { kind: null, vsin: null };
  const term = kind === 'search' ? query.get('term') : null;
  const isTold = userType !== null && kind !== null;

  useEffect(() => {
    if (userType === null) return;
    visitor.current = { site: code, userType };
    track({ name: 'userDimensions', userType, site: code });
  }, [userType, code]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back to the document is another visit to its page
  useEffect(() => {
    if (isTold) return watchPage({ kind, vsin, path, term }, { currency, locale }, track);
  }, [isTold, kind, vsin, path, term, currency, locale, visits]);

  useEffect(() => {
    const first = visitor.current;
    if (userType === null || first === null || isFed.current) return;
    isFed.current = true;
    // Not before: what was remembered until now is told of at once, and who did it, and on which page, must be known.
    feedSinks(() => visitor.current ?? first);
  }, [userType]);

  useEffect(() => {
    if (!isTold) return;
    const read = ({ target }: Event) => {
      const event = readClick(target, currency);
      if (event) track(event);
    };
    for (const event of takeClicks()) read(event);
    // A press that is held for a part without its code is repeated, and counts then.
    const hear = (event: Event) => event.defaultPrevented || read(event);
    document.addEventListener('click', hear, true);
    return () => document.removeEventListener('click', hear, true);
  }, [isTold, currency]);

  return null;
}

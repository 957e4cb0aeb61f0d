'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { dialogLevel } from '@/lib/browser/dialog-entry';
import { hasLostCode } from '@/lib/browser/with-retry';

/** The `Link` that an event happened to, if it leads to a page of this shop in this window. */
function softLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
  if (!link || link.origin !== window.location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/**
 * Follows every `Link` of the page by the router, those too whose part of the page has not come alive yet. Where code was
 * lost, links lead to whole documents: React would show the next page once all of this one has come alive.
 */
export function FollowLinks(): null {
  const router = useRouter();

  useEffect(() => {
    let near: HTMLAnchorElement | null = null;
    const approach = (event: Event) => {
      const link = softLink(event);
      if (link && link !== near) router.prefetch(link.href);
      near = link;
    };
    const follow = (event: MouseEvent) => {
      const link = softLink(event);
      // Whatever has a use of its own for the press has taken it by now: React listens to the same node, and did so first.
      if (!link || event.defaultPrevented || !isPlainClick(event) || hasLostCode()) return;
      event.preventDefault();
      const type = link.dataset.soft;
      const options = {
        scroll: link.dataset.stay === undefined,
        transitionTypes: type ? [type] : undefined,
      };
      // The entry of an open dialog is no place to come back to.
      if (dialogLevel() > 0) router.replace(link.href, options);
      else router.push(link.href, options);
    };
    // The browser draws pages ahead until then (server/speculation.ts).
    document.documentElement.dataset.followsLinks = '';
    document.addEventListener('pointerover', approach);
    document.addEventListener('focusin', approach);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('pointerover', approach);
      document.removeEventListener('focusin', approach);
      document.removeEventListener('click', follow);
    };
  }, [router]);

  return null;
}

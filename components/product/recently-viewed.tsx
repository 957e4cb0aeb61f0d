'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { whenIdle } from '@/lib/browser/when-idle';
import { withRetry } from '@/lib/browser/with-retry';
import type { Viewed } from '@/lib/personalisation/recently-viewed';
import { useSite } from '@/lib/sites/use-site';

type Props = { title: string; product: Viewed };

const shown = 6;

/** Remembers this product and shows those before it, for whoever allows that. Last on the page, as it appears late. */
export function RecentlyViewed({ title, product }: Props) {
  const site = useSite();
  const [others, setOthers] = useState<Viewed[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one product is remembered once, whatever else is drawn again
  useEffect(() => {
    let isLeft = false;
    const callOff = whenIdle(async () => {
      const { readViewed, saveViewed } = await withRetry(
        () => import('@/lib/personalisation/recently-viewed'),
      );
      if (isLeft) return;
      setOthers(readViewed(site).filter(({ vsin }) => vsin !== product.vsin));
      saveViewed(site, product);
    });
    return () => {
      isLeft = true;
      callOff();
    };
  }, [site, product.vsin]);

  if (others.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="no-print border-t border-sand py-10 md:py-14">
      <h2 id="recently-viewed" className="heading mb-6 text-2xl">
        {title}
      </h2>
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6 md:gap-6">
        {others.slice(0, shown).map(({ vsin, title: name, href, picture }) => (
          <li key={vsin}>
            <Link href={href} className="group/viewed block rounded-sm">
              <span className="block aspect-4/3 overflow-hidden rounded-sm bg-ground">
                <Picture
                  src={picture}
                  alt=""
                  width={384}
                  height={288}
                  sizes="(min-width: 1440px) 205px, (min-width: 768px) 15vw, 30vw"
                  className="size-full object-cover"
                />
              </span>
              <span className="mt-2 block text-sm leading-snug wrap-anywhere hyphens-auto group-hover/viewed:underline">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

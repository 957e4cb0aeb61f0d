'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { TitledLink } from '@/lib/menu/models';

type Props = { toHome: TitledLink; toBasket: TitledLink };

/** From the checkout back to the basket, from everything else to the shop (§2). */
export function PurchaseBackLink({ toHome, toBasket }: Props) {
  const segment = useSelectedLayoutSegment();
  const { title, href } = segment === 'checkout' ? toBasket : toHome;
  return (
    <Link
      href={href}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-md pr-2 text-sm hover:underline"
    >
      <Icon name="arrow-left" size={18} />
      <span className="max-sm:sr-only">{title}</span>
    </Link>
  );
}

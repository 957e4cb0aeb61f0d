'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/lib/notifications/notify';
import type { OrderModel } from '@/lib/order/models';
import { reorder } from '@/lib/order/reorder';
import { basketPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';

/** Puts the lines of an order into the basket once more and goes there. */
export function ReorderButton({ site, order }: { site: SiteRules; order: OrderModel }) {
  const t = useTranslations('order');
  const failed = useTranslations('account')('failed');
  const router = useRouter();
  const [isAdding, setAdding] = useState(false);
  const goods = order.items.filter(({ isGift }) => !isGift);

  async function run(): Promise<void> {
    setAdding(true);
    try {
      const { missing } = await reorder(site, goods);
      if (missing.length === goods.length) return notify('error', t('reorderNothing'));
      if (missing.length > 0)
        notify('error', t('reorderedPart', { titles: missing.join(', ') }), { length: 'long' });
      else notify('success', t('reordered'));
      router.push(basketPath(site.code));
    } catch {
      notify('error', failed);
    } finally {
      setAdding(false);
    }
  }
  return (
    <Button variant="secondary" isLoading={isAdding} onClick={() => void run()}>
      {t('reorder')}
    </Button>
  );
}

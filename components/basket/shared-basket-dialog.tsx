'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { SharedBasket } from '@/lib/basket/use-shared-basket';

/** Asks before a shared basket takes the place of the visitor's own. */
export function SharedBasketDialog({ shared }: { shared: SharedBasket }) {
  const t = useTranslations('basket');
  return (
    <Dialog
      isOpen={shared.isAsking}
      onClose={shared.dismiss}
      title={t('shareOpenTitle')}
      closeLabel={t('shareKeep')}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={shared.open}>{t('shareReplace')}</Button>
          <Button variant="secondary" onClick={shared.dismiss}>
            {t('shareKeep')}
          </Button>
        </div>
      }
    >
      <p>{t('shareOpenText')}</p>
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { readPendingFavourite } from '@/lib/favourites/pending-favourite';
import { useSite } from '@/lib/sites/use-site';

/** Why somebody who pressed a heart is here. */
export function PendingFavouriteNote() {
  const t = useTranslations('auth');
  const site = useSite();
  const [isPending] = useState(() => readPendingFavourite(site) !== null);
  return isPending && <Alert>{t('pendingFavourite')}</Alert>;
}

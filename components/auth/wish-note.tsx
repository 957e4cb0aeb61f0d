'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { readWish } from '@/lib/favourites/wish';
import { useSite } from '@/lib/sites/use-site';

/** Why somebody who pressed a heart is here. */
export function WishNote() {
  const t = useTranslations('auth');
  const site = useSite();
  const [isWishing] = useState(() => readWish(site) !== null);
  return isWishing && <Alert>{t('wish')}</Alert>;
}

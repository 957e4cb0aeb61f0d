'use client';

import { useEffect } from 'react';
import { countPieces } from '@/lib/basket/basket-math';
import { useBasket } from '@/lib/basket/use-basket';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { useSite } from '@/lib/sites/use-site';

type Props = { onCount: (count: number) => void };

/** Tells the link in the header how many pieces there are. */
function Reporter({ onCount }: Props) {
  const { data: basket } = useBasket(useSite());
  const count = countPieces(basket);
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}

export default withQueryProvider(Reporter);

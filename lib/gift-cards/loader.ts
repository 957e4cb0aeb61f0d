import 'server-only';
import { listGiftCardAmounts } from '@/api/contract/calls/gift-cards';
import { serverApi } from '@/lib/api/server';
import type { Money } from '@/lib/money/models';
import type { SiteCode } from '@/lib/sites/models';

/** What gift cards are sold of, smallest first. */
export async function loadGiftCardAmounts(site: SiteCode): Promise<Money[]> {
  return (await serverApi(site).send(listGiftCardAmounts)).map(({ amount }) => amount);
}

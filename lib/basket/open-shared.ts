import { openSharedBasket } from '@/api/contract/calls/basket';
import { refusalText } from '@/lib/api/error-text';
import { withSession } from '@/lib/auth/session';
import { queryClient } from '@/lib/react-query/query-client';
import type { SiteRules } from '@/lib/sites/models';
import { basketMutation } from './basket-mutation';

/** `refusal` is what the shop says of it, if it does. */
type Told = { onOpened: () => void; onFailed: (refusal: string | null) => void };

/** The shared basket takes the place of the visitor's own. No hook: few come by the link of one, and they load this. */
export async function openShared(site: SiteRules, key: string, told: Told): Promise<void> {
  const client = queryClient();
  const mutation = basketMutation<string>(
    client,
    site,
    (shareKey) => withSession(site, (api) => api.send(openSharedBasket, { key: shareKey })),
    (present) => present,
  );
  try {
    await client.getMutationCache().build(client, mutation).execute(key);
    told.onOpened();
  } catch (error) {
    told.onFailed(refusalText(error));
  }
}

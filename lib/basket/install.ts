import type { Basket } from '@/api/contract/basket';
import { toggleInstallation } from '@/api/contract/calls/basket';
import type { ApiClient } from '@/lib/api/client';

/** Chooses the installation of these products where there is one and it is not chosen yet. @throws ApiFailure */
export async function install(api: ApiClient, basket: Basket, vsins: readonly string[]): Promise<Basket> {
  const items = basket.items.flatMap(({ productId, isGift, availableSetupProduct, setupProduct }) =>
    vsins.includes(productId) && !isGift && availableSetupProduct && !setupProduct ? productId : [],
  );
  return items.length === 0 ? basket : api.send(toggleInstallation, { items });
}

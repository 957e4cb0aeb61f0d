import type { Basket } from '../../contract/basket.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { answerBasket } from './answer.ts';
import { installationOf } from './installation.ts';
import { lockOrOpenBasket, saveLines } from './repo.ts';
import { listLines, type StoredLine } from './rows.ts';

/** What is no longer offered can still be taken away. */
function toggled(line: StoredLine): StoredLine {
  if (!line.withSetup && !installationOf(line))
    throw new ApiError('invalid-input', undefined, [{ property: line.vsin ?? 'items', message: 'invalid' }]);
  return { ...line, withSetup: !line.withSetup };
}

/**
 * POST basket/addremoveinstallation: chooses the installation of lines, or takes it away again.
 * @throws ApiError product-not-found, invalid-input; then nothing is changed
 */
export async function toggleInstallation(
  shopper: ShopperContext,
  vsins: readonly string[],
  services: Services,
): Promise<Basket> {
  const named = new Set(vsins);
  const state = await services.db.transaction(async (tx) => {
    const stored = await lockOrOpenBasket(tx, ownerOf(shopper), services.now());
    const present = await listLines(tx, stored.id, shopper.site.code);
    const isNamed = (line: StoredLine) => line.vsin !== null && named.has(line.vsin);
    const changed = present.filter(isNamed).map(toggled);
    if (changed.length < named.size) throw new ApiError('product-not-found');
    await saveLines(tx, stored.id, changed);
    const byVariant = new Map(changed.map((line) => [line.variantId, line]));
    return { stored, lines: present.map((line) => byVariant.get(line.variantId) ?? line) };
  });
  return answerBasket(state, shopper, services);
}

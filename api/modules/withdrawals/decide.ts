import type { SiteRules } from '../../contract/sites.ts';
import type { Declaration, DeclarationDecision } from '../../contract/withdrawal-declarations.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { lockOrderToMove } from '../orders/repo.ts';
import { moveStock } from '../stock/stock.ts';
import { dismissDeclaration, findDeclaration } from './declarations-repo.ts';
import { declare } from './withdraw.ts';

type Decided = { site: SiteRules; declarationId: string };

async function findOpen(tx: Tx, { site, declarationId }: Decided) {
  const known = await findDeclaration(tx, site.code, declarationId);
  const order = known && (await lockOrderToMove(tx, site.code, known.orderId));
  // Read again under the lock of its order.
  const declaration = order && (await findDeclaration(tx, site.code, declarationId));
  if (!order || !declaration) throw new ApiError('resource-not-found');
  if (declaration.status !== 'declared') throw new ApiError('state-conflict');
  return { order, declaration };
}

/**
 * POST withdrawal-declarations/{id}/decision: staff make a withdrawal of a declaration whose writer has proven it to
 * them in another way, or too late to count by itself, or put it aside.
 * @throws ApiError resource-not-found, state-conflict, not-withdrawable
 */
export async function decideOnDeclaration(
  { site, declarationId }: Decided,
  { decision, lines }: DeclarationDecision,
  services: Services,
): Promise<Declaration> {
  return moveStock(services, async (tx, note) => {
    const { order, declaration } = await findOpen(tx, { site, declarationId });
    const { name, statement } = declaration;
    const grantedAt = new Date(declaration.declaredAt);
    const input = { name, reason: statement ?? '', lines };
    if (decision === 'confirm')
      await declare(tx, { order, input, site, isKeyed: true, grantedAt }, services, note);
    else await dismissDeclaration(tx, declarationId);
    const decided = await findDeclaration(tx, site.code, declarationId);
    if (!decided) throw new Error('The declaration is gone.');
    return decided;
  });
}

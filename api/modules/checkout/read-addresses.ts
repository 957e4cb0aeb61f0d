import type { AddressInput } from '../../contract/address.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownerOf } from '../../http/owner.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { findAddress } from '../address/repo.ts';
import { deliveryProblems } from '../address/service.ts';

export type Addresses = { shipping: AddressInput; billing: AddressInput };
type Chosen = { shippingAddressId: string | null; billingAddressId: string | null };

/** The addresses of an order, as they are now. @throws ApiError address-missing */
export async function readAddresses(
  tx: Tx,
  shopper: ShopperContext,
  { shippingAddressId, billingAddressId }: Chosen,
  services: Services,
): Promise<Addresses> {
  const owner = ownerOf(shopper);
  const shipping = await findAddress(tx, owner, shippingAddressId ?? '');
  if (!shipping) throw new ApiError('address-missing');
  const { invalidZipCodePatterns } = services.config(shopper.site.code);
  const problems = deliveryProblems(shipping, shopper, invalidZipCodePatterns);
  if (problems.length > 0) throw new ApiError('address-missing', undefined, problems);
  const billing = await findAddress(tx, owner, billingAddressId ?? '');
  const { id: _shippingId, ...shippingAddress } = shipping;
  const { id: _billingId, ...billingAddress } = billing ?? shipping;
  return { shipping: shippingAddress, billing: billingAddress };
}

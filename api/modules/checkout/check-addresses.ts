import type { AddressInput } from '../../contract/address.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ShopperContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { deliveryProblems } from '../address/service.ts';
import type { OrderBasis } from './read-order.ts';

export type Addresses = { shipping: AddressInput; billing: AddressInput };

/** The addresses of an order. @throws ApiError address-missing */
export function checkAddresses(
  { shipping, billing }: Pick<OrderBasis, 'shipping' | 'billing'>,
  shopper: ShopperContext,
  services: Services,
): Addresses {
  if (!shipping) throw new ApiError('address-missing');
  const { invalidZipCodePatterns } = services.config(shopper.site.code);
  const problems = deliveryProblems(shipping, shopper, invalidZipCodePatterns);
  if (problems.length > 0) throw new ApiError('address-missing', undefined, problems);
  return { shipping, billing: billing ?? shipping };
}

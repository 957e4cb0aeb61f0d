import type { SiteCode } from '../../contract/sites.ts';
import type { Services } from '../../services.ts';

/** However many clients and tokens somebody has: a shop is no way to fill a stranger's mailbox. */
const ordersPerAddress = { points: 10, seconds: 3600 };

/** Counts an order, of goods or of a gift card, against the address it will write to. @throws ApiError too-many-requests */
export async function limitAddressee(
  { site, email }: { site: SiteCode; email: string },
  { limits, environment }: Services,
): Promise<void> {
  if (environment.rateLimits.writes > 0)
    await limits.consume('order-address', `${site} ${email}`, ordersPerAddress);
}

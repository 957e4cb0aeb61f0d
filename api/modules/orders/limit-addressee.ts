import type { SiteCode } from '../../contract/sites.ts';
import type { Services } from '../../services.ts';

/** So that whoever orders in a stranger's name is stopped long before the stranger. */
const perAddressAndClient = { points: 10, seconds: 3600 };
/** However many clients and tokens somebody has: a shop is no way to fill a stranger's mailbox. */
const perAddress = { points: 30, seconds: 3600 };

type Addressee = { site: SiteCode; email: string };

/** Counts a try to order, refused or not, against the address it names and the client. @throws ApiError too-many-requests */
export async function limitTries(
  { site, email, clientIp }: Addressee & { clientIp: string },
  { limits, environment }: Services,
): Promise<void> {
  if (environment.rateLimits.writes > 0)
    await limits.consume('order-address-client', [`${site} ${email}`, clientIp], perAddressAndClient);
}

/**
 * Counts an order, of goods or of a gift card, against the address it will write to: once nothing speaks against it, for what is
 * refused writes to nobody and keeps nobody from ordering. @throws ApiError too-many-requests
 */
export async function limitAddressee(
  { site, email }: Addressee,
  { limits, environment }: Services,
): Promise<void> {
  if (environment.rateLimits.writes > 0)
    await limits.consume('order-address', `${site} ${email}`, perAddress);
}

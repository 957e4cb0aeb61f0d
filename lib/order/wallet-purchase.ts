import { commitMasterpass } from '@/api/contract/calls/payments';
import { isApiFailure, isRefused } from '@/lib/api/failure';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import { readStored, removeStored, siteKey, writeStored } from '@/lib/storage/storage';

/** What a wallet was prepared for, to be charged once the 3-D step of its bank has been passed. */
type WalletPurchase = {
  order: string;
  token: string;
  bankIca: string;
  installmentCount: number;
  /** That of the token. */
  transactionId: string;
};

/** As long as its token. */
const expiresInMinutes = 15;
const keyOf = (site: SiteRules) => siteKey(site, 'wallet-purchase');

function isPurchase(value: unknown): value is WalletPurchase {
  if (typeof value !== 'object' || value === null) return false;
  const typeOf = (name: keyof WalletPurchase) => typeof Reflect.get(value, name);
  const texts = ['order', 'token', 'bankIca', 'transactionId'] as const;
  return texts.every((name) => typeOf(name) === 'string') && typeOf('installmentCount') === 'number';
}

/** For the page that the 3-D step leads back to, in whichever tab. */
export function keepWalletPurchase(site: SiteRules, purchase: WalletPurchase): void {
  writeStored(keyOf(site), purchase, expiresInMinutes);
}

/** What a further try may change. A conflict ends by itself where the 3-D step is still on. */
const mayBeRepeated = (error: unknown) =>
  !isRefused(error) || (isApiFailure(error) && error.code === 'state-conflict');

/**
 * Charges the wallet of an order. May be repeated, and charges once. Where this browser has prepared none, or its token is too
 * old, the shop follows up by itself.
 * @returns whether it is paid; false for every failure
 */
export async function commitWallet(site: SiteRules, orderId: string): Promise<boolean> {
  const purchase = readStored(keyOf(site), isPurchase);
  if (purchase?.order !== orderId) return false;
  try {
    const items = [{ ...purchase, is3D: true }] as const;
    const { paymentStatus } = await withSession(site, (api) => api.send(commitMasterpass, { items }));
    if (paymentStatus === 'paid') removeStored(keyOf(site));
    return paymentStatus === 'paid';
  } catch (error) {
    if (!mayBeRepeated(error)) removeStored(keyOf(site));
    return false;
  }
}

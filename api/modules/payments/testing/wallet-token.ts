import { only } from '../../../testing/shopper.ts';
import type { SiteShopper } from './site-shopper.ts';

type Wanted = { bankIca?: string; phone?: string; transactionId?: string };

/** A token for a shopper's wallet, by default at a bank that gives credit and with a phone that pays. */
export async function walletToken(
  shopper: SiteShopper,
  { bankIca = '1684', phone = '905551234599', transactionId }: Wanted = {},
): Promise<string> {
  const item = { phone, bankIca, transactionId };
  return only(await shopper.post<{ token: string }>('masterpass/token', item)).token;
}

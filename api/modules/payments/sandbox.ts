import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { subIntegrationTypes } from '../../contract/checkout.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { settings } from '../../db/schema/sales.ts';
import type { PaymentOutcome, PaymentProvider, SubIntegrationType } from './port.ts';

/** Brand names stay as they are in every language. */
const names: Readonly<Record<SubIntegrationType, string | Readonly<Record<Language, string>>>> = {
  ideal: 'iDEAL | Wero',
  card: {
    nl: 'Creditcard of debitcard',
    en: 'Credit or debit card',
    de: 'Kredit- oder Debitkarte',
    fr: 'Carte bancaire',
    cs: 'Platební karta',
    tr: 'Kredi kartı veya banka kartı',
  },
  paypal: 'PayPal',
  'pay-later': {
    nl: 'Achteraf betalen',
    en: 'Pay later',
    de: 'Kauf auf Rechnung',
    fr: 'Payer plus tard',
    cs: 'Zaplatit později',
    tr: 'Sonra öde',
  },
  wire: {
    nl: 'Bankoverschrijving',
    en: 'Bank transfer',
    de: 'Überweisung',
    fr: 'Virement bancaire',
    cs: 'Bankovní převod',
    tr: 'Havale / EFT',
  },
};

/** iDEAL is Dutch, and Wero has reached these countries. */
const idealSites: readonly SiteCode[] = ['nl', 'be', 'de'];

/** Accepts every method and asks on its own page how the payment shall end. No money moves. */
export const sandbox: PaymentProvider = {
  integrationType: 'sandbox',
  methods: (site, language) =>
    subIntegrationTypes
      .filter((type) => type !== 'ideal' || idealSites.includes(site))
      .map((subIntegrationType) => {
        const name = names[subIntegrationType];
        return {
          integrationType: 'sandbox' as const,
          subIntegrationType,
          paymentMethodTemplate: { name: typeof name === 'string' ? name : name[language] },
        };
      }),
  newSessionId: () => `sbx_${randomBytes(18).toString('base64url')}`,
  paymentPath: (site, sessionId) => `/api/${site}/sandbox-payment/${sessionId}`,
};

const secretKey = 'sandbox-webhook-secret';

/** The secret that signs webhooks, made the first time it is asked for. */
export async function webhookSecret(db: Queryable): Promise<string> {
  const fresh = randomBytes(32).toString('hex');
  await db.insert(settings).values({ key: secretKey, value: fresh }).onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, secretKey));
  return row?.value ?? fresh;
}

/** Hex HMAC-SHA-256 over site, session and outcome. */
export function signOutcome(
  secret: string,
  { site, sessionId, outcome }: { site: SiteCode; sessionId: string; outcome: PaymentOutcome },
): string {
  return createHmac('sha256', secret).update(`${site}.${sessionId}.${outcome}`).digest('hex');
}

export function isSignature(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

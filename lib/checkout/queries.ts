import { queryOptions, skipToken } from '@tanstack/react-query';
import { listPaymentMethods } from '@/api/contract/calls/checkout';
import {
  checkBin,
  findBankIca,
  listBnplOffers,
  listGoPayMethods,
  readKlarnaOffers,
} from '@/api/contract/calls/payments';
import { readTemplate } from '@/api/contract/calls/template';
import { browserApi } from '@/lib/api/browser';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type {
  CardFacts,
  CreditOffer,
  PayLater,
  PaymentMethodModel,
  TermsSection,
  WalletCard,
} from './models';
import { toCardFacts, toParts } from './to-card-facts';
import { toPaymentMethod } from './to-payment-method';

export function paymentMethodsQuery(site: SiteRules) {
  return queryOptions<PaymentMethodModel[]>({
    queryKey: ['payment-methods', site.code],
    queryFn: async () =>
      (await withSession(site, (api) => api.send(listPaymentMethods))).map(toPaymentMethod),
    staleTime: 300_000,
  });
}

/** What is known of a card by its first digits, and in which parts it pays so much. */
export function cardQuery(site: SiteRules, bin: string | null, totalMinor: number) {
  return queryOptions<CardFacts>({
    queryKey: ['card', site.code, bin, totalMinor],
    queryFn: async () => {
      const items = [{ bin: bin ?? '', totalAmount: totalMinor }] as const;
      return toCardFacts(await withSession(site, (api) => api.send(checkBin, { items })));
    },
    enabled: bin !== null && totalMinor > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readBankIca(
  site: SiteRules,
  { bankCode, cardType, cardFamily }: WalletCard,
  installmentCount: number,
): Promise<string | null> {
  const items = [{ bankCode, cardType, cardFamily, installmentCount }] as const;
  try {
    return (await withSession(site, (api) => api.send(findBankIca, { items }))).bankIca;
  } catch {
    return null;
  }
}

/**
 * What Masterpass calls the bank of a card that pays in so many parts. Null where it has no name for it, and for every failure
 * (§8): the card cannot pay then, and whoever chooses it again has it asked for again.
 */
export function bankIcaQuery(site: SiteRules, card: WalletCard | null, installmentCount: number) {
  return queryOptions<string | null>({
    queryKey: ['bank-ica', site.code, card?.bin ?? null, installmentCount],
    queryFn: card ? () => readBankIca(site, card, installmentCount) : skipToken,
    staleTime: ({ state }) => (state.data === null ? 0 : Number.POSITIVE_INFINITY),
  });
}

/** How the basket could be paid later. Of this total: with another one they are others. */
export function laterOffersQuery(site: SiteRules, dueMinor: number) {
  return queryOptions<PayLater>({
    queryKey: ['later-offers', site.code, dueMinor],
    queryFn: async () =>
      withSession(site, (api) => api.send(readKlarnaOffers, { query: { totalAmount: String(dueMinor) } })),
  });
}

/** What can be chosen on GoPay's page. */
export function goPayQuery(site: SiteRules) {
  return queryOptions<readonly string[]>({
    queryKey: ['gopay', site.code],
    queryFn: async () =>
      (await withSession(site, (api) => api.send(listGoPayMethods))).map(({ label }) => label),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What banks would lend for the basket. */
export function creditOffersQuery(site: SiteRules, dueMinor: number) {
  return queryOptions<readonly CreditOffer[]>({
    queryKey: ['credit-offers', site.code, dueMinor],
    queryFn: async () =>
      (
        await withSession(site, (api) =>
          api.send(listBnplOffers, { query: { totalAmount: String(dueMinor) } }),
        )
      ).map((offer) => ({
        ...toParts(offer),
        id: offer.id,
        bank: offer.bankName,
      })),
  });
}

/** Sections of the terms and conditions; none is a failure, for nobody agrees to nothing. What cleans them is heavy and comes with the first look at them. */
export function termsQuery(site: SiteRules) {
  return queryOptions<TermsSection[]>({
    queryKey: ['terms', site.code],
    queryFn: async () => {
      const [{ slots }, { toTerms }] = await Promise.all([
        browserApi(site).send(readTemplate, { alias: site.termsAlias, token: null }),
        import('./to-terms'),
      ]);
      const sections = slots.flatMap((slot) =>
        slot.snippetCode === 'full-width-text' ? [{ id: slot.id, body: slot.context.body }] : [],
      );
      if (sections.length === 0) throw new Error(`${site.termsAlias} has no text`);
      return toTerms(sections, site.code);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

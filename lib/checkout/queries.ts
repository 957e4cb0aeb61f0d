import { queryOptions } from '@tanstack/react-query';
import { listPaymentMethods } from '@/api/contract/calls/checkout';
import { readTemplate } from '@/api/contract/calls/template';
import { browserApi } from '@/lib/api/browser';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { PaymentMethodModel, TermsSection } from './models';
import { toPaymentMethod } from './to-payment-method';

export function paymentMethodsQuery(site: SiteRules) {
  return queryOptions<PaymentMethodModel[]>({
    queryKey: ['payment-methods', site.code],
    queryFn: async () =>
      (await withSession(site, (api) => api.send(listPaymentMethods))).map(toPaymentMethod),
    staleTime: 300_000,
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
    // Who waits for the terms is told at once, and asks again.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

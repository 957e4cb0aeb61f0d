import { queryOptions } from '@tanstack/react-query';
import { listPaymentMethods } from '@/api/contract/calls/checkout';
import { readTemplate } from '@/api/contract/calls/template';
import type { PaymentMethod } from '@/api/contract/checkout';
import type { SiteRules } from '@/api/contract/sites';
import { browserApi } from '@/lib/api/browser';
import { withSession } from '@/lib/auth/session';
import { sitePath } from '@/lib/routes/paths';

export function paymentMethodsQuery(site: SiteRules) {
  return queryOptions<PaymentMethod[]>({
    queryKey: ['payment-methods', site.code],
    queryFn: () => withSession(site, (api) => api.send(listPaymentMethods)),
    staleTime: 300_000,
  });
}

/** Links of the page builder are paths within the site. */
function withSitePaths(html: string, site: SiteRules): string {
  return html.replace(/href="(\/[^"]*)"/g, (_, path: string) => `href="${sitePath(site.code, path)}"`);
}

/** Sections of the terms and conditions, as sanitised HTML. */
export function termsQuery(site: SiteRules) {
  return queryOptions<{ id: string; body: string }[]>({
    queryKey: ['terms', site.code],
    queryFn: async () => {
      const { slots } = await browserApi(site).send(readTemplate, { alias: site.termsAlias, token: null });
      return slots.flatMap((slot) =>
        slot.snippetCode === 'full-width-text'
          ? [{ id: slot.id, body: withSitePaths(slot.context.body, site) }]
          : [],
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
